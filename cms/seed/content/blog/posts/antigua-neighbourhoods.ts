import type { PostSeed } from '../post'

export const antiguaNeighbourhoods: PostSeed = {
  slug: {
    en: 'where-to-stay-in-antigua',
    es: 'en-que-parte-de-antigua-quedarse',
  },
  categories: ['places', 'tips'],
  author: 'lucia-xicay',
  picture: 'blog-antigua-street',
  publicationDate: -11,
  name: {
    en: 'Where to stay in Antigua, street by street',
    es: 'En qué parte de Antigua conviene quedarse',
  },
  shortDescription: {
    en: 'La Merced, San Francisco, El Calvario or a village ten minutes out? What each part of Antigua sounds like, costs and is good for.',
    es: '¿La Merced, San Francisco, El Calvario o una aldea a diez minutos? Cómo suena, cuánto cuesta y para quién es cada parte.',
  },
  description: {
    en: `Antigua is small. From the ruins of San Jerónimo to the church of San Francisco you walk fifteen minutes, less if you know which pavements are wide enough for two. And yet the street on which you sleep decides what kind of holiday you have. This is what we tell people on the telephone.

## Around La Merced and the arch

The north of the grid has the yellow church, the arch of Santa Catalina and the most photographed street in the country. You fall out of the door into cafés. On weekends you also fall asleep to them: the street of the arch is closed to cars and full of people until late. Ask for a bedroom at the back, around a patio. Walls here are a metre thick and do the rest.

## The park and the market side

Between the central park and the market lie banks, bakeries and the bus station. It is practical rather than pretty, and flats cost less. Buses start before six. Good for people who come to study and want everything at hand.

## San Francisco and Santa Clara

The south-east is our favourite for families. Santa Clara and San Francisco have wide gardens behind plain walls, the *tanque de la Unión* where women still wash on Sundays, and palms to sit under. Restaurants are two blocks away, not under your window.

[Portal Santa Clara](/vacation-rentals/guatemala/sacatepequez/antigua-guatemala/portal-santa-clara)

## El Calvario and the Alameda

Follow the tree-lined avenue south, past the chapels of the Way of the Cross, and the town thins out. Houses have parking here, which is worth a lot in a place where streets are one way and spaces few. It is a flat twenty-minute walk to the park.

## The west: Santa Lucía and San Sebastián

Newer streets behind the Alameda Santa Lucía, with supermarkets and gyms. Less charm, more light, and rents by the month that locals pay too.

## The villages

- **Jocotenango** begins where the grid ends; a tuk-tuk takes seven minutes. Coffee museum, a rose-coloured church, and half the price.
- **San Felipe de Jesús** has the best *dobladas* on Sundays and a slow road into town.
- **San Pedro las Huertas** lies towards Agua, among vegetable gardens. Quiet at night, cool in the morning.
- **San Juan del Obispo** is higher still: chocolate makers, medlar orchards and a view that pays for the ride.
- **Ciudad Vieja and San Miguel Dueñas** look straight at Fuego.
- **El Hato** sits on the ridge to the east. Four-wheel drive helps, sunsets are free.

## At a glance

| Part of town | Nights | To the park | Parking |
| --- | --- | --: | --- |
| La Merced and the arch | lively | 5 min | rare |
| The park and the market | early buses | 3 min | rare |
| San Francisco, Santa Clara | quiet | 7 min | some |
| El Calvario, the Alameda | quiet | 20 min | most houses |
| Villages | very quiet | by car | yes |

## Three questions to ask before you choose

1. **Is there parking, and how wide is the gate?** Colonial gates were made for mules.
2. **Which church is near?** Bells are lovely at noon. Fireworks for a patron saint begin at five.
3. **How is the water heated?** A gas heater for two bathrooms is fine; an electric shower head is not a hot bath.

Tell us which of these matters to you. We know who sleeps lightly and which houses we would take ourselves.

**[See all houses in Antigua](/vacation-rentals/guatemala/sacatepequez/antigua-guatemala)**`,
    es: `Antigua es chiquita. De las ruinas de San Jerónimo a San Francisco hay quince minutos a pie, menos si uno sabe en qué banquetas caben dos. Y aun así, la cuadra en la que usted duerma decide qué clase de vacaciones va a tener. Esto es lo que decimos por teléfono.

## Por La Merced y el arco

Al norte del casco están la iglesia amarilla, el arco de Santa Catalina y la calle más fotografiada del país. Uno sale de la puerta y ya está en un café. Los fines de semana también se duerme con ellos: la calle del arco se cierra a los carros y hay gente hasta tarde. Pida cuarto al fondo, alrededor de un patio. Las paredes tienen casi un metro de grueso y hacen lo demás.

## El parque y el lado del mercado

Entre el parque central y el mercado quedan los bancos, las panaderías y la terminal. Es más práctico que bonito y los apartamentos cuestan menos. Las camionetas arrancan antes de las seis. Le conviene a quien viene a estudiar y quiere todo cerca.

## San Francisco y Santa Clara

El suroriente es nuestro consejo para familias. Detrás de paredes sencillas hay jardines grandes; está el tanque de la Unión y hay palmeras para sentarse a la sombra. Los restaurantes quedan a dos cuadras, no debajo de la ventana.

[Portal Santa Clara](/vacation-rentals/guatemala/sacatepequez/antigua-guatemala/portal-santa-clara)

## El Calvario y la Alameda

Siguiendo la alameda hacia el sur, junto a las capillas del viacrucis, el pueblo se va abriendo. Aquí las casas tienen parqueo, que vale mucho donde las calles son de una vía y los espacios pocos. Al parque son veinte minutos a pie, en plano.

## El poniente: Santa Lucía y San Sebastián

Calles más nuevas, detrás de la alameda Santa Lucía, con supermercado y gimnasio. Menos encanto, más luz y alquileres por mes como los que paga la gente de aquí.

## Las aldeas y los pueblos vecinos

- **Jocotenango** empieza donde termina el casco; en tuc-tuc son siete minutos. Tiene museo del café, una iglesia rosada y precios a la mitad.
- **San Felipe de Jesús** tiene las mejores dobladas del domingo y una entrada lenta a la ciudad.
- **San Pedro las Huertas** queda rumbo al volcán de Agua, entre hortalizas. Silencio de noche, fresco de mañana.
- **San Juan del Obispo** está más arriba: chocolate, nísperos y una vista que paga el viaje.
- **Ciudad Vieja y San Miguel Dueñas** miran de frente al Fuego.
- **El Hato** está en la montaña, al oriente. Ayuda el doble tracción; los atardeceres son gratis.

## De un vistazo

| Parte de la ciudad | Noches | Al parque | Parqueo |
| --- | --- | --: | --- |
| La Merced y el arco | con ambiente | 5 min | poco |
| El parque y el mercado | buses temprano | 3 min | poco |
| San Francisco, Santa Clara | tranquilas | 7 min | algo |
| El Calvario, la Alameda | tranquilas | 20 min | casi siempre |
| Aldeas | muy tranquilas | en carro | sí |

## Tres preguntas antes de escoger

1. **¿Hay parqueo y de qué ancho es el portón?** Los coloniales se hicieron para mulas.
2. **¿Qué iglesia queda cerca?** Las campanas del mediodía son lindas. Los cohetes del santo patrono empiezan a las cinco.
3. **¿Cómo se calienta el agua?** Un calentador de gas para dos baños está bien; una ducha eléctrica no es un baño caliente.

Cuéntenos cuál de las tres le importa. Sabemos quién tiene el sueño liviano y qué casas tomaríamos nosotros.

**[Ver todas las casas en Antigua](/es/casas-vacacionales/guatemala/sacatepequez/antigua-guatemala)**`,
  },
}
