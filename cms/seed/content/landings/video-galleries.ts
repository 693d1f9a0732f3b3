import type { Words } from '../types'

export type VideoGallerySeed = {
  name: Words
  videos: { title: Words; url: string; poster: string }[]
}

export const videoGalleries: VideoGallerySeed[] = [
  {
    name: { en: 'A year on the macadamia farm', es: 'Un año en la finca de macadamia' },
    videos: [
      {
        title: { en: 'Morning between the trees', es: 'La mañana entre los palos' },
        url: 'https://videos.example/ceiba-stays/farm-morning',
        poster: 'finca-la-macadamia#0',
      },
      {
        title: { en: 'How a nut is cracked', es: 'Cómo se quiebra una macadamia' },
        url: 'https://videos.example/ceiba-stays/farm-nuts',
        poster: 'finca-la-macadamia#3',
      },
      {
        title: { en: 'Fuego from the pool', es: 'El Fuego desde la piscina' },
        url: 'https://videos.example/ceiba-stays/farm-fuego',
        poster: 'finca-la-macadamia#1',
      },
    ],
  },
]
