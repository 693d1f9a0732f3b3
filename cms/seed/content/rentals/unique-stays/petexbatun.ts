import type { RentalSeed } from '../../types'

export const floatingCabin: RentalSeed = {
  slug: 'floating-cabin-petexbatun',
  type: 5,
  town: 'sayaxche',
  subLocation: 'Laguna Petexbatún',
  setting: 'forest',
  typeOfProperty: 'boathouse',
  name: { en: 'The Floating Cabin', es: 'La Cabaña Flotante' },
  title: {
    en: 'A raft with a roof, tied to the forest on a lagoon two bends off the Pasión river',
    es: 'Una balsa con techo, amarrada a la selva en una laguna que desemboca en La Pasión',
  },
  description: {
    en: `It turns. Not fast, perhaps a quarter of a circle between supper and breakfast, as far as the two ropes allow; so you may fall asleep facing the open lagoon and wake up among branches with an aracari looking in.

The raft carries a screened room with a double bed and a single, a bench kitchen with gas, and a porch where the canoe is tied. Rainwater runs the shower; the toilet is dry and emptied daily by Don Rigo, who moors his own boat within calling distance and cooks fish in banana leaf if you have caught one, or chicken if you have not.

You come from Sayaxché by launch, an hour down the river and up the Petexbatún stream, past herons and the odd crocodile sunning on a log. **Half a day away** lie Aguateca, a city on a cliff that was left in a hurry, and, by another arm of the river, Ceibal. There is no signal. Tell somebody at home beforehand.`,
    es: `La casa da vueltas. Poquito, un cuarto de giro entre la cena y el desayuno, hasta donde dan los dos lazos: se duerme uno viendo la laguna y amanece entre ramas, con un pitorreal asomado.

Sobre la balsa hay un cuarto con cedazo, cama matrimonial y una imperial, una banca que hace de cocina con gas y el corredor donde se amarra el cayuco. La ducha es de agua de lluvia. El baño, seco, lo limpia a diario don Rigo, que duerme en su lancha a un grito de distancia y cocina en hoja de plátano lo que usted pesque; si no pescó nada, hay pollo.

Se entra desde Sayaxché en lancha: una hora bajando por La Pasión y luego por el arroyo Petexbatún, entre garzas y uno que otro lagarto asoleándose. A medio día de paseo queda Aguateca, la ciudad del peñasco que sus dueños dejaron corriendo. **No hay señal de teléfono**, así que avise en su casa.`,
  },
  highlights: {
    en: ['Moored in the forest', 'Canoe at the porch', 'Boat trips to Aguateca'],
    es: ['Amarrada en plena selva', 'Cayuco en el corredor', 'En lancha a Aguateca'],
  },
  season: {
    en: 'From February to April the stream may be too low for the launch; we tell you in time.',
    es: 'Entre febrero y abril el arroyo puede bajar demasiado para la lancha; le avisamos con tiempo.',
  },
  warning: {
    en: 'Crocodiles live in the lagoon: bathe only where Don Rigo says.',
    es: 'En la laguna hay lagartos: báñese solo donde don Rigo le indique.',
  },
  capacityOfPeople: 3,
  noBathroom: 1,
  flatSurfaceM2: 48,
  bedrooms: [
    {
      beds: [
        [1, 'double'],
        [1, 'single'],
      ],
      typeBathroom: 'private',
    },
  ],
  place: { dLatitude: -0.0741, dLongitude: 0.0067 },
  amenities: [
    'kitchenette',
    'water-filter',
    'private-chef',
    'lake-view',
    'kayaks',
    'hammocks',
    'solar-power',
    'first-aid',
  ],
  houseRules: ['no-smoking', 'no-pets', 'no-parties'],
  promotions: ['rainy-season-15'],
  extraFees: ['late-check-in-25'],
  provider: 'selva-stays',
  basePrice: 124,
  minNight: 2,
  seasons: [{ season: 'christmas', price: 150, minDays: 2 }],
  locks: [{ from: 90, to: 150 }],
  cancellation: 'moderate',
  checkInTimeStart: '10:00',
  checkInTimeEnd: '14:00',
  checkOutTime: '10:00',
  listedDaysAgo: 33,
  cover: 'lake-cabin',
  gallery: [
    'lake-view',
    'bedroom',
    'jungle-view',
    'hammock',
    'dock',
    'kitchen',
    'terrace',
    'bathroom',
  ],
  light: 'rain',
}
