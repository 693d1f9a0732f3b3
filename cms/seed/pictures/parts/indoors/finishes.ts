import { type Setting } from '../../../content/types'
import { mix, type Rgb } from '../../colour'
import { pigments } from '../../palette'

export type Finish = {
  walls: readonly [Rgb, ...Rgb[]]
  floor: 'tiles' | 'chequer' | 'boards' | 'cement'
  ceiling: 'beams' | 'poles' | 'plain' | 'planks'
  timber?: boolean
}

export const finishes: Record<Setting, readonly [Finish, ...Finish[]]> = {
  colonial: [
    {
      walls: [
        pigments.lime,
        mix(pigments.ochre, pigments.lime, 0.45),
        mix(pigments.rose, pigments.lime, 0.5),
        mix(pigments.terracotta, pigments.lime, 0.35),
        mix(pigments.sky, pigments.lime, 0.5),
      ],
      floor: 'tiles',
      ceiling: 'beams',
    },
    {
      walls: [
        pigments.lime,
        mix(pigments.maize, pigments.lime, 0.5),
        mix(pigments.jade, pigments.lime, 0.55),
      ],
      floor: 'chequer',
      ceiling: 'beams',
    },
  ],
  coffee: [
    {
      walls: [
        mix(pigments.maize, pigments.lime, 0.5),
        pigments.lime,
        mix(pigments.sage, pigments.lime, 0.4),
      ],
      floor: 'boards',
      ceiling: 'beams',
    },
    {
      walls: [pigments.lime, mix(pigments.terracotta, pigments.lime, 0.5)],
      floor: 'tiles',
      ceiling: 'planks',
    },
  ],
  lake: [
    {
      walls: [
        pigments.lime,
        mix(pigments.sky, pigments.lime, 0.6),
        mix(pigments.sand, pigments.lime, 0.5),
      ],
      floor: 'boards',
      ceiling: 'beams',
    },
    {
      walls: [pigments.lime, mix(pigments.jade, pigments.lime, 0.6)],
      floor: 'tiles',
      ceiling: 'planks',
    },
  ],
  forest: [
    {
      walls: [pigments.paleWood, mix(pigments.paleWood, pigments.wood, 0.3)],
      floor: 'boards',
      ceiling: 'poles',
      timber: true,
    },
  ],
  coast: [
    {
      walls: [pigments.white, mix(pigments.sky, pigments.white, 0.6), pigments.lime],
      floor: 'cement',
      ceiling: 'poles',
    },
    {
      walls: [pigments.white, mix(pigments.maize, pigments.white, 0.6)],
      floor: 'boards',
      ceiling: 'beams',
    },
  ],
  city: [
    {
      walls: [
        pigments.white,
        mix(pigments.concrete, pigments.white, 0.4),
        mix(pigments.sage, pigments.white, 0.5),
        mix(pigments.rose, pigments.white, 0.6),
      ],
      floor: 'boards',
      ceiling: 'plain',
    },
  ],
  highland: [
    {
      walls: [
        pigments.lime,
        mix(pigments.ochre, pigments.lime, 0.5),
        mix(pigments.indigo, pigments.lime, 0.65),
      ],
      floor: 'boards',
      ceiling: 'beams',
    },
    { walls: [pigments.paleWood], floor: 'boards', ceiling: 'planks', timber: true },
  ],
}

export const ceilingPigment = (finish: Finish): Rgb =>
  finish.ceiling === 'plain'
    ? pigments.white
    : finish.ceiling === 'poles'
      ? mix(pigments.thatch, pigments.wood, 0.35)
      : mix(pigments.wood, pigments.paleWood, 0.35)
