/** Tips in a first game of Time Bomb. */
import type { Move, Talk, View, Wire } from '../../wire/time-bomb';
import type { Tips } from '../tips';
import { WIRE_READS, wireTips } from '../time-bomb-shared/wireTips';

export const tips: Tips<View, (typeof WIRE_READS)[number], Move, Talk> = { reads: WIRE_READS, tips: wireTips<Wire, Move>() };
