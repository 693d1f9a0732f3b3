import type { TimeOfDay } from '../content/types'
import { mix, rgb, under, type Rgb } from './colour'

/** How a time of day colours everything it falls on. */
export type Light = {
  time: TimeOfDay
  /** From the zenith down to the horizon. */
  sky: readonly [Rgb, Rgb, Rgb, Rgb]
  sun: readonly [number, number, number]
  shadow: readonly [number, number, number]
  /** What far things fade into. */
  haze: Rgb
  disc: Rgb
  /** Height of the sun over the horizon, as a slope. */
  elevation: number
  /** How hard shadows are, 0 to 1. */
  contrast: number
  /** How strongly windows and lamps glow, 0 to 1. */
  lamps: number
  /** Light inside a room, away from its windows. */
  indoor: readonly [number, number, number]
  indoorShade: readonly [number, number, number]
  cloud: Rgb
  cloudShade: Rgb
}

export const lights: Record<TimeOfDay, Light> = {
  dawn: {
    time: 'dawn',
    sky: [rgb('#6f9cc4'), rgb('#b9bfd8'), rgb('#f4cfc2'), rgb('#fde2b6')],
    sun: [1.07, 0.95, 0.84],
    shadow: [0.57, 0.55, 0.7],
    haze: rgb('#f0cfc4'),
    disc: rgb('#fff1d2'),
    elevation: 0.42,
    contrast: 0.75,
    lamps: 0.25,
    indoor: [1.0, 0.93, 0.87],
    indoorShade: [0.66, 0.6, 0.66],
    cloud: rgb('#ffe6d4'),
    cloudShade: rgb('#d9b4c4'),
  },
  noon: {
    time: 'noon',
    sky: [rgb('#2479b0'), rgb('#5aa9cf'), rgb('#a8d8e2'), rgb('#e2f1e6')],
    sun: [1.06, 1.04, 0.98],
    shadow: [0.56, 0.62, 0.74],
    haze: rgb('#c2dfe6'),
    disc: rgb('#fffdf0'),
    elevation: 1.15,
    contrast: 1,
    lamps: 0,
    indoor: [1.02, 1.0, 0.96],
    indoorShade: [0.68, 0.68, 0.72],
    cloud: rgb('#ffffff'),
    cloudShade: rgb('#bcd5e2'),
  },
  golden: {
    time: 'golden',
    sky: [rgb('#4a8fa6'), rgb('#a9bfa8'), rgb('#f6cd86'), rgb('#fba95c')],
    sun: [1.13, 0.95, 0.7],
    shadow: [0.52, 0.42, 0.54],
    haze: rgb('#f4c68c'),
    disc: rgb('#fff0b8'),
    elevation: 0.5,
    contrast: 1,
    lamps: 0.3,
    indoor: [1.04, 0.92, 0.76],
    indoorShade: [0.64, 0.5, 0.5],
    cloud: rgb('#ffdfa6'),
    cloudShade: rgb('#d99a86'),
  },
  dusk: {
    time: 'dusk',
    sky: [rgb('#1b2657'), rgb('#4c3f86'), rgb('#b9587f'), rgb('#f79c63')],
    sun: [0.76, 0.6, 0.68],
    shadow: [0.37, 0.34, 0.54],
    haze: rgb('#a2668f'),
    disc: rgb('#ffe2b0'),
    elevation: 0.35,
    contrast: 0.45,
    lamps: 1,
    indoor: [0.98, 0.77, 0.56],
    indoorShade: [0.5, 0.37, 0.4],
    cloud: rgb('#e8829a'),
    cloudShade: rgb('#5a4686'),
  },
  rain: {
    time: 'rain',
    sky: [rgb('#7c979d'), rgb('#9db3b3'), rgb('#c2d0c9'), rgb('#dbe2d6')],
    sun: [0.8, 0.88, 0.84],
    shadow: [0.53, 0.62, 0.63],
    haze: rgb('#c3d1ca'),
    disc: rgb('#f3f3e6'),
    elevation: 1,
    contrast: 0.2,
    lamps: 0.7,
    indoor: [0.94, 0.9, 0.82],
    indoorShade: [0.6, 0.58, 0.58],
    cloud: rgb('#e6ece6'),
    cloudShade: rgb('#93a8a8'),
  },
}

/** A pigment in this light: `facing` 0 lies in shadow, 1 looks into the sun; `far` 0 is near, 1 is all haze. */
export const lit = (light: Light, pigment: Rgb, facing: number, far = 0): Rgb => {
  const colour = mix(under(pigment, light.shadow), under(pigment, light.sun), facing)
  return far > 0 ? mix(colour, light.haze, far) : colour
}

/** The same for things inside a room. */
export const litIndoor = (light: Light, pigment: Rgb, facing: number): Rgb =>
  mix(under(pigment, light.indoorShade), under(pigment, light.indoor), facing)

export const pigments = {
  lime: rgb('#fbf3e4'),
  ochre: rgb('#e7ab4a'),
  apricot: rgb('#eb9a63'),
  terracotta: rgb('#c9623f'),
  brick: rgb('#a8452f'),
  rose: rgb('#dd8f86'),
  maize: rgb('#f3cf7c'),
  sky: rgb('#7fb0c4'),
  indigo: rgb('#3f5f8f'),
  jade: rgb('#4f9a82'),
  sage: rgb('#a8b894'),
  clay: rgb('#b5744f'),
  tile: rgb('#c4683f'),
  oldTile: rgb('#9c5640'),
  stone: rgb('#b5aa9a'),
  darkStone: rgb('#7d756e'),
  basalt: rgb('#5a5960'),
  wood: rgb('#8a5a38'),
  darkWood: rgb('#553725'),
  paleWood: rgb('#c99a66'),
  thatch: rgb('#b8935a'),
  iron: rgb('#2d2c33'),
  leaf: rgb('#4f8a45'),
  deepLeaf: rgb('#2d5f42'),
  freshLeaf: rgb('#8db852'),
  pine: rgb('#2f5f4c'),
  grass: rgb('#86ad52'),
  bougainvillea: rgb('#c9307f'),
  jacaranda: rgb('#8f74c2'),
  earth: rgb('#a87a52'),
  sand: rgb('#d9bf94'),
  blackSand: rgb('#77706c'),
  water: rgb('#3f93a6'),
  pool: rgb('#3db7bf'),
  linen: rgb('#f7efe0'),
  concrete: rgb('#cfc9bf'),
  white: rgb('#fffdf7'),
  lamp: rgb('#ffd08a'),
} as const satisfies Record<string, Rgb>
