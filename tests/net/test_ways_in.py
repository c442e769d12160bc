"""Connections of other kinds than the plain one: encrypted, and passed on by a proxy."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from servers import run, running

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.address import household
from thousand.net.codec import encode, read_server
from thousand.net.config import Rate
from thousand.net.tls import context


class Certified:
    """A certificate for this machine that nobody has signed but itself, in files: ``certificate``, ``key``,
    ``both`` in one, and the key ``locked`` by a password."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
        now = datetime.now(UTC)
        made = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - timedelta(hours=1))
            .not_valid_after(now + timedelta(hours=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
            .sign(key, hashes.SHA256())
        ).public_bytes(serialization.Encoding.PEM)

        def written(lock: serialization.KeySerializationEncryption) -> bytes:
            pem, plain = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
            return key.private_bytes(pem, plain, lock)

        open_key = written(serialization.NoEncryption())
        self.certificate, self.key = folder / "certificate.pem", folder / "key.pem"
        self.both, self.locked = folder / "both.pem", folder / "locked.pem"
        self.certificate.write_bytes(made)
        self.key.write_bytes(open_key)
        self.both.write_bytes(made + open_key)
        self.locked.write_bytes(written(serialization.BestAvailableEncryption(b"secret")))


def test_a_certificate_encrypts_the_connection(tmp_path: Path) -> None:
    ours = Certified(tmp_path / "ours")

    async def test() -> None:
        trusting = ssl.create_default_context(cafile=str(ours.certificate))
        async with (
            running(tmp_path, certificate=ours.certificate, key=ours.key) as server,
            aiohttp.ClientSession() as http,
        ):
            url = f"wss://localhost:{server.port}/"
            async with http.ws_connect(url, ssl=trusting) as socket:
                assert isinstance(read_server((await socket.receive()).data), wire.Welcome)
            with pytest.raises(aiohttp.ClientConnectorCertificateError):
                await http.ws_connect(url)

    run(test())


def test_a_certificate_and_its_key_may_be_in_one_file(tmp_path: Path) -> None:
    ours = Certified(tmp_path / "ours")
    assert context(ours.both, None) is not None
    assert context(None, None) is None


def test_what_can_be_wrong_with_a_certificate(tmp_path: Path) -> None:
    ours, theirs = Certified(tmp_path / "ours"), Certified(tmp_path / "theirs")
    missing = tmp_path / "missing.pem"
    for certificate, key, reason in (
        (missing, ours.key, Illegal("certificate-unreadable", path=str(missing), detail=_NO_FILE)),
        (ours.certificate, missing, Illegal("certificate-unreadable", path=str(missing), detail=_NO_FILE)),
        (ours.certificate, theirs.key, _refused("certificate-other-key", ours.certificate, theirs.key)),
        (ours.certificate, ours.locked, _refused("certificate-wrong", ours.certificate, ours.locked)),
        (ours.certificate, None, _refused("certificate-wrong", ours.certificate, ours.certificate)),
        (ours.key, ours.key, _refused("certificate-wrong", ours.key, ours.key)),
    ):
        with pytest.raises(Illegal) as caught:
            context(certificate, key)
        assert caught.value == reason


_NO_FILE = "No such file or directory"


def _refused(code: str, certificate: Path, key: Path) -> Illegal:
    return Illegal(code, path=str(certificate), key=str(key))


# Addresses.

ONCE = Rate(0, 1)


@pytest.mark.parametrize("proxy", [True, False])
def test_a_proxy_tells_whom_it_speaks_for(tmp_path: Path, proxy: bool) -> None:
    """Each address may log in so often. The last one of the header is what the proxy has seen; those before
    it, and all where no proxy is expected, anybody can make up."""

    async def guest(http: aiohttp.ClientSession, port: int, name: str, told: str) -> str:
        headers = {"X-Forwarded-For": told}
        async with http.ws_connect(f"http://127.0.0.1:{port}/", headers=headers) as socket:
            await socket.receive()
            for message in (wire.Hello(wire.VERSION), wire.Guest("1", name)):
                await socket.send_str(encode(message).decode())
            answer = read_server((await socket.receive()).data)
            return answer.code if isinstance(answer, wire.Refused) else ""

    async def test() -> None:
        async with running(tmp_path, proxy=proxy, logins=ONCE) as server, aiohttp.ClientSession() as http:
            assert await guest(http, server.port, "Ola", "192.0.2.1") == ""
            other = await guest(http, server.port, "Jan", "192.0.2.2")
            again = await guest(http, server.port, "Ewa", "192.0.2.77, 192.0.2.1")
            assert (other, again) == (("", "too-fast") if proxy else ("too-fast", "too-fast"))

    run(test())


@pytest.mark.parametrize(
    ("address", "stands_for"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("unix:" + "x" * 99, "unix:" + "x" * 59),
    ],
)
def test_a_household_is_one_address(address: str, stands_for: str) -> None:
    assert household(address) == stands_for
