# Intrarea prin ssh: ce se spune în afara jocului, înainte să înceapă sau după ce s-a întrerupt.

ssh-no-commands = Aici nu se execută comenzi, sunt doar jocuri: intră fără comandă.
ssh-no-terminal = Jocul are nevoie de un terminal: scrie ssh -t în loc de ssh.
ssh-full = Serverul e plin acum: încearcă din nou mai târziu.
ssh-mistake = Thousand a greșit, iar vizita asta s-a încheiat. Locul tău la masă e păstrat: intră din nou.

ssh-key-question = Cheia ta ssh te-ar putea lăsa să intri fără parolă. O țin minte?
ssh-key-yes = Da, ține minte cheia
ssh-key-no = Nu acum
ssh-key-kept = Cheia e ținută minte: data viitoare nu ai nevoie de parolă.
