"""How others reach this machine, and how that is shown on a terminal."""

from __future__ import annotations

import io
from ipaddress import ip_address

import ifaddr
import segno


def lan_addresses() -> list[str]:
    """The addresses of this machine on its networks, the likeliest first."""
    found = [str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    usable = [ip for ip in found if not (ip_address(ip).is_loopback or ip_address(ip).is_link_local)]
    return sorted(usable, key=lambda ip: (not ip.startswith("192.168."), not ip.startswith("10."), ip))


def links(host: str, port: int, public_url: str | None) -> list[str]:
    """Where people can find the table; the first one is for the QR code."""
    if public_url:
        return [public_url.rstrip("/")]
    everywhere = host in ("0.0.0.0", "::", "")
    hosts = [*lan_addresses(), "localhost"] if everywhere else [f"[{host}]" if ":" in host else host]
    return [f"http://{name}:{port}" for name in hosts]


def qr(link: str) -> str:
    """A QR code to scan off a terminal."""
    drawn = io.StringIO()
    segno.make(link, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
