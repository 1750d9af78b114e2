"""Why an act is not possible here and now: one reason for each kind of act, so that it tells nothing of others."""

from __future__ import annotations

from boomtable.engine import Refusal

NOT_POSSIBLE = Refusal("two-rooms-not-possible", "TR13")
NOT_TO_APPOINT = Refusal("two-rooms-not-to-appoint", "TR8")
NOT_TO_OFFER_LEAD = Refusal("two-rooms-not-to-offer-lead", "TR9")
NO_LEAD_OFFERED = Refusal("two-rooms-no-lead-offered", "TR9")
NOT_TO_POINT = Refusal("two-rooms-not-to-point", "TR10")
NOT_TO_SEND = Refusal("two-rooms-not-to-send", "TR12")
NOT_TO_SHOW = Refusal("two-rooms-not-to-show", "TR15")
NOT_TO_SHARE = Refusal("two-rooms-not-to-share", "TR16")
NO_SUCH_OFFER = Refusal("two-rooms-no-such-offer", "TR16")
NO_COLOURS = Refusal("two-rooms-not-to-share", "TR17")
NOT_TO_SHOW_COLOUR = Refusal("two-rooms-not-to-show-colour", "TR17")
NO_SUCH_POWER = Refusal("two-rooms-no-such-power", "TR41")
NOT_TO_WALK = Refusal("two-rooms-not-to-walk", "TR39")
