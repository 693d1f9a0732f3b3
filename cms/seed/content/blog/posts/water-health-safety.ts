import type { PostSeed } from '../post'

export const waterHealthSafety: PostSeed = {
  slug: { en: 'water-health-and-common-sense', es: 'agua-salud-y-sentido-comun' },
  categories: ['tips'],
  author: 'paola-giron',
  picture: 'blog-fountain',
  publicationDate: -172,
  name: {
    en: 'Water, health and common sense',
    es: 'Agua, salud y sentido común',
  },
  shortDescription: {
    en: 'What to drink, when to see a doctor, whom to call and which warnings to take seriously: a calm page about staying well.',
    es: 'Qué agua tomar, cuándo ir al médico, a quién llamar y qué advertencias tomar en serio, explicado con calma.',
  },
  description: {
    en: `When the telephone rings after ten at night it is one of four things: a key, a pump, a scorpion or a stomach. All four can be solved. This page is what I tell people about the fourth, and about the larger worries with which they arrive.

## Water

Do not drink from the tap, anywhere. Nor do we. Houses have a blue *garrafón* of nineteen litres on a stand, or an **Ecofiltro**, a clay filter in a pot that was perfected in this country and works very well. Use it for teeth, coffee, salad and ice. Restaurants in tourist towns use filtered water for ice; in markets drink what comes from a bottle or a boiling pot.

## The stomach

Most people who fall ill ate too much of too many new things on a hot day. Rest, salts (*suero oral*, at every pharmacy), rice, toast, no coffee. See a doctor if there is blood, high fever, or no improvement after two days; with small children, sooner. A laboratory examines a sample for a few dollars within two hours, and the right medicine then costs less than the wrong one.

## Height and sun

At 1,500 metres on the fifteenth parallel the sun burns in twenty minutes through thin cloud. Those who fly in from sea level should sleep two nights before they climb anything.

## Insects

In Antigua, Xela and the capital there are few mosquitoes. In Petén, Izabal and on the coast there is dengue: repellent by day too, long sleeves at dusk, a fan over the bed. Shake out shoes in the country. A scorpion’s sting here hurts like a wasp’s and is rarely worse.

## Doctors

Private clinics in Antigua, the capital and Xela are good and ask for payment on the spot; keep the invoice for your insurance. The large hospitals are in the capital. Bring a card with blood group and allergies, and a travel insurance that includes transport.

## Safety

Guatemala has violence, and most of it happens far from where visitors go. What concerns you are pickpockets in buses and markets, telephones on the table, paths without people and roads at night.

- Leave passport and second card in the house; many of ours have a safe.
- Walk in company after ten. Take a car called by app.
- For lonely trails, such as between villages at the lake or up a volcano, go with a local guide. Ask on the same day whether the path is fine.
- If somebody wants your telephone, give it.

## Numbers

- **1500**: Inguat’s tourist assistance, PROATUR, day and night, in English
- **110**: police
- **122** and **123**: the two fire brigades, who also run the ambulances
- **Ours**, which stands on the fridge and in your booking

## Earth

It trembles here. Small quakes come every month: stand away from glass, wait, go out if it goes on. Colonial walls have seen worse. And Fuego’s thunder at night is not a thunderstorm; after three evenings you will miss it if it stays away.`,
    es: `Cuando suena el teléfono después de las diez de la noche es por una de cuatro cosas: una llave, una bomba, un alacrán o un estómago. Las cuatro tienen remedio. Aquí va lo que le digo a la gente sobre la cuarta, y sobre las preocupaciones grandes con las que llega.

## El agua

De la llave no se toma, en ninguna parte. En las casas hay garrafón o **Ecofiltro**, el filtro de barro que se perfeccionó en este país y funciona muy bien. Úselo también para los dientes, el café, la ensalada y el hielo. En los pueblos turísticos los restaurantes usan hielo purificado; en el mercado, tome lo embotellado o lo que venga hirviendo.

## El estómago

Casi todos los que se enferman comieron mucho, de muchas cosas y con calor. Reposo, suero oral, arroz, pan tostado y nada de café. Vaya al médico si hay sangre, fiebre alta o si a los dos días sigue igual; con niños pequeños, antes. Un laboratorio le examina la muestra en dos horas por poco dinero, y la medicina correcta sale más barata que la equivocada.

## La altura y el sol

A 1,500 metros y en este paralelo el sol quema en veinte minutos aunque haya nubes. Quien viene del nivel del mar debería dormir dos noches antes de subir cualquier cosa.

## Los bichos

En Antigua, Xela y la capital hay pocos zancudos. En Petén, Izabal y la costa hay dengue: repelente también de día, manga larga al anochecer y ventilador sobre la cama. En el campo sacuda los zapatos. El piquete del alacrán de aquí duele como el de una avispa y rara vez pasa a más.

## Los médicos

Las clínicas privadas de Antigua, de la capital y de Xela son buenas y cobran en el momento; pida factura para el seguro. Los hospitales grandes están en la capital. Lleve anotados el tipo de sangre y las alergias, y revise que su seguro incluya traslado.

## La seguridad

Lo que le toca al que pasea son los carteristas en buses y plazas, el teléfono sobre la mesa, las veredas solas y la carretera de noche.

- Deje en la casa el pasaporte o el DPI y la segunda tarjeta; muchas de las nuestras tienen caja fuerte.
- Después de las diez, acompañado. O pida carro por aplicación.
- Para veredas solitarias, como las que hay entre los pueblos del lago o en un volcán, vaya con guía del lugar, y pregunte ese mismo día cómo está el camino.
- Si le quieren quitar el teléfono, déselo.

## Números

- **1500**: asistencia al turista, PROATUR, día y noche
- **110**: Policía Nacional Civil
- **122** y **123**: bomberos voluntarios y municipales; también son la ambulancia
- **El nuestro**, que está en la refrigeradora y en su reserva

## La tierra

Aquí tiembla. Cada mes hay alguno pequeño: retírese de los vidrios, espere y salga si sigue. Las paredes coloniales han visto cosas peores. Y el retumbo del Fuego en la noche no es tormenta; a las tres noches, cuando calla, hace falta.`,
  },
}
