"""Addresses at which other devices reach this machine, best first, and QR codes of them."""

from __future__ import annotations

import io
import socket
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

import ifaddr
import segno
from msgspec import Struct

UNUSED_ADDRESS = ("203.0.113.1", 9)  # reserved for documentation: nobody is there, and nothing is sent
USUAL_PORT = {"http": 80, "https": 443}


class Endpoint(Struct, frozen=True):
    """Where a server listens, and its public URL if it has one."""

    host: str  # the numeric address it is bound to
    port: int
    public_url: str | None = None

    def addresses(self) -> list[str]:
        """Where other devices can open it now, likeliest first; empty if they cannot reach this machine."""
        if self.public_url:
            return [self.public_url]
        bound = ip_address(self.host)
        if bound.is_loopback:
            return []
        hosts = lan_addresses(ipv6=bound.version == 6) if bound.is_unspecified else [self.host]
        return [_origin("http", host, self.port) for host in hosts]

    def addresses_from(self, scheme: str, netloc: str) -> list[str]:
        """The same for a device that opened it under this name or address.

        Its own address works, unless it is a loopback name. If it is none of ours, we do not know its network.
        """
        found, asked = self.addresses(), _read(scheme, netloc)
        if self.public_url or asked is None or is_loopback(urlsplit(asked).hostname or ""):
            return found
        if asked not in found and _numbers(urlsplit(asked).hostname or ""):
            return [asked]
        return [asked, *(each for each in found if each != asked)]

    @property
    def local(self) -> str:
        """The address for a browser on this machine."""
        bound = ip_address(self.host)
        return _origin("http", "localhost" if bound.is_unspecified else self.host, self.port)


def lan_addresses(*, ipv6: bool = False) -> list[str]:
    """The addresses of this machine on its networks, the one with the default route first."""
    ips = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips]
    found = [ip_address(ip if isinstance(ip, str) else ip[0]) for ip in ips]
    usable = {str(ip): ip for ip in found if (ipv6 or ip.version == 4) and not (ip.is_loopback or ip.is_link_local)}
    route = _default_route()
    return sorted(usable, key=lambda ip: (ip != route, usable[ip].version, *_home_network(ip), ip))


def _home_network(ip: str) -> tuple[bool, bool]:
    return not ip.startswith("192.168."), not ip.startswith("10.")


def _default_route() -> str | None:
    """The address this machine would use towards the internet, found without sending anything."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(UNUSED_ADDRESS)
        return str(probe.getsockname()[0])
    return None


def is_loopback(host: str) -> bool:
    """Whether this name or address always means the machine itself."""
    ip = _numbers(host)
    if ip is None:
        return host == "localhost"
    mapped = ip.ipv4_mapped if isinstance(ip, IPv6Address) else None
    return (mapped or ip).is_loopback or ip.is_unspecified


def public_origin(url: str) -> str | None:
    """A public URL as browsers write it; None if it is not the root of a server."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    if parts.scheme not in USUAL_PORT or parts.path not in ("", "/") or parts.query or parts.fragment:
        return None
    return _read(parts.scheme, parts.netloc) if "@" not in parts.netloc else None


def _read(scheme: str, netloc: str) -> str | None:
    try:
        parts = urlsplit(f"//{netloc}")
        return _origin(scheme, parts.hostname, parts.port) if parts.hostname else None
    except ValueError:
        return None


def _origin(scheme: str, host: str, port: int | None) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"{scheme}://{name}" if port in (None, USUAL_PORT.get(scheme)) else f"{scheme}://{name}:{port}"


def _numbers(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


@lru_cache(maxsize=256)
def qr_svg(link: str) -> bytes:
    """A QR code to scan off a page."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", border=2, scale=8)
    return drawn.getvalue()


def qr_text(link: str) -> str:
    """A QR code to scan off a terminal."""
    drawn = io.StringIO()
    segno.make(link, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
