import type { PostSeed } from '../post'

export const quetzaltenango: PostSeed = {
  slug: { en: 'a-week-in-xela', es: 'una-semana-en-xela' },
  categories: ['places'],
  author: 'kevin-batz',
  picture: 'place-quetzaltenango',
  publicationDate: -116,
  name: {
    en: 'Xela: cold mornings, hot springs, good bread',
    es: 'Xela: mañanas frías, agua caliente y buen pan',
  },
  shortDescription: {
    en: 'Quetzaltenango is the highland city that travelers skip and residents refuse to leave. What to do with a week at 2,330 metres.',
    es: 'Quetzaltenango es la ciudad que el turista se salta y de la que su gente no se quiere ir. Qué hacer en una semana.',
  },
  description: {
    en: `Nobody says Quetzaltenango. The city has carried its K’iche’ name for five hundred years, Xelajuj No’j, “under ten wisdoms”, and everybody shortens it to Xela. It lies at 2,330 metres in a bowl of volcanoes, it was once the capital of a short-lived state of its own, and it still behaves as if it might be again: with a theatre, a Greek temple to Minerva, a song that people sing with a hand on the heart, and a firm opinion about bread.

## Get up early, dress warmly

In January the roofs are white at six. At ten one takes off the jacket, at four one puts it on again. Houses have no heating apart from fireplaces, so ask us for one, and for extra blankets of Momostenango wool.

## The centre

Begin in the **Parque Centro América**, among columns and shoeshine boys. Go into the *Pasaje Enríquez*, an arcade of glass from 1900 in which students drink coffee by day and something stronger after eight. Climb to the **Teatro Municipal**, and if something is on, buy the cheapest seat. For bread ask at *Xelapan*, or follow anybody carrying a basket covered with cloth. *Shecas*, sweet, with a little hat, go with chocolate from the city’s own grinders.

## Around it

- **Zunil and Fuentes Georginas.** Hot sulphur pools in a crack of the mountain, ferns dripping into the water. Half an hour by pick-up from Zunil. Weekdays are best.
- **Almolonga.** Vegetables of unlikely size and public baths with private tubs for a few quetzales.
- **San Andrés Xecul.** A yellow church with jaguars, angels and vines on its front, painted like a carousel.
- **Salcajá.** The first church of the country, 1524, and *caldo de frutas*, a fruit liquor that tastes of Christmas.
- **Laguna de Chicabal.** An hour and a half on foot up to a crater lake sacred to the Mam people. There are altars with flowers on the shore. One does not bathe there.
- **Santa María** for the strong: 3,772 metres, start at midnight, look down at dawn on **Santiaguito** puffing below.

## What it is like to stay longer

Xela has universities, hospitals, cinemas, cheap buses and few tourists. A furnished house with three bedrooms costs what a room costs in Antigua. Volunteers come for two weeks and stay for a year. In the evening there is a chess club, a salsa school, a cycling group, a choir. If you want to live in Guatemala rather than look at it, this is where we would send you.

## And when it gets too cold

In an hour and a half the road drops two thousand metres, through clouds, ferns and coffee down to Retalhuleu with its water parks. You may have breakfast by a fireplace and lunch by a pool. The people of Xela do so every other Sunday, and drive home in the evening relieved that at their place one needs a blanket.`,
    es: `Nadie dice Quetzaltenango. La ciudad carga desde hace quinientos años su nombre k’iche’, Xelajuj No’j, “bajo diez sabidurías”, y todos lo acortan a Xela. Está a 2,330 metros, en una taza de volcanes; fue capital de un Estado que duró poco, y se comporta como si todavía pudiera serlo: con teatro, con un templo griego a Minerva, con una canción que se canta de pie y con una opinión muy firme sobre el pan.

## Madrugue y abríguese

En enero los techos amanecen blancos. A las diez uno se quita la chumpa y a las cuatro se la vuelve a poner. Las casas no tienen más calefacción que la chimenea: pídanos una que la tenga, y ponchos de Momostenango.

## El centro

Empiece en el **Parque Centro América**, entre columnas y lustradores. Entre al **Pasaje Enríquez**, una galería de vidrio de 1900 donde los estudiantes toman café de día y otra cosa después de las ocho. Suba al **Teatro Municipal** y, si hay función, compre el boleto más barato. Para el pan pregunte en Xelapan, o siga a quien lleve un canasto tapado con servilleta. Las *shecas*, dulces y con su sombrerito, van con chocolate molido aquí mismo.

## Los alrededores

- **Zunil y Fuentes Georginas.** Pozas de azufre en una grieta del cerro, con helechos que gotean al agua. Media hora en picop desde Zunil. Mejor entre semana.
- **Almolonga.** Verduras de tamaño increíble y baños de agua caliente por unos quetzales.
- **San Andrés Xecul.** Una iglesia amarilla con jaguares, ángeles y guías de flores, pintada como carrusel.
- **Salcajá.** La primera iglesia del país, de 1524, y el caldo de frutas, que sabe a Navidad.
- **Laguna de Chicabal.** Hora y media a pie hasta un cráter sagrado para los mames. En la orilla hay altares con flores. Ahí no se nada.
- **Santa María**, para los fuertes: 3,772 metros. Se sale a medianoche y al amanecer se ve, allá abajo, humear al **Santiaguito**.

## Quedarse más tiempo

Xela tiene universidades, hospitales, cines y pocos turistas. Una casa amueblada de tres cuartos vale lo que vale un cuarto en Antigua. Los voluntarios vienen por dos semanas y se quedan un año. En la noche hay club de ajedrez, salsa, ciclistas y coro. A quien no quiere ver Guatemala sino vivirla, lo mandamos para acá.

## Y cuando el frío cansa

En hora y media la carretera baja dos mil metros, entre nubes, helechos y café, hasta Retalhuleu y sus parques de agua. Se puede desayunar junto a la chimenea y almorzar junto a la piscina. Los xelajúes lo hacen un domingo sí y otro no, y en la noche regresan tranquilos de vivir donde hace falta poncho.`,
  },
}
