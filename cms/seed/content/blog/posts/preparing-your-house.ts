import type { PostSeed } from '../post'

export const preparingYourHouse: PostSeed = {
  slug: { en: 'preparing-your-house-for-guests', es: 'preparar-su-casa-para-huespedes' },
  categories: ['owners'],
  author: 'paola-giron',
  picture: 'blog-white-bedroom',
  publicationDate: -186,
  name: {
    en: 'For owners: how to prepare a house for guests',
    es: 'Para propietarios: cómo preparar la casa para recibir',
  },
  shortDescription: {
    en: 'Mattresses before paintings, two sets of sheets, an honest description: forty houses have taught us what guests notice first.',
    es: 'Primero los colchones y después los cuadros: cuarenta casas nos enseñaron en qué se fijan los huéspedes.',
  },
  description: {
    en: `An owner once asked me whether she should buy a painting for the living room. I lay down on the bed in the main bedroom, stayed there a minute, and said: a mattress. She has had five stars since, and the wall is still white. After forty houses I believe that guests forgive almost anything, except a bad night, a cold shower and a surprise.

## What pays first

1. **Mattresses** that are firm and less than six years old, with washable covers. Two pillows a head.
2. **Hot water** that reaches the second shower while somebody is in the first. A gas heater of sixteen litres for two bathrooms, a cistern pump with a pressure tank.
3. **Light for reading** on both sides of the bed. A plug there, too.
4. **Internet** measured in every room, with the name and password framed on the wall.
5. **Knives that cut.** A good pan. A coffee maker of the kind that needs no manual.

Only then curtains, plants, paintings.

## White, and twice

White sheets and towels look clean because they have to be. You need two sets for each bed and a third in the wardrobe for the day on which it rains and nothing dries. Woven throws give colour, and they are from here.

## Locks, lists, labels

- A key box with a code. Nobody wants to wait for a cousin with a key.
- One cupboard of your own, locked. Empty the others.
- A sheet at the fridge: keeper, gas, rubbish days, doctor, us.
- A label on each switch that does something unexpected.
- An inventory with photographs, checked after each stay.

## Say what is wrong

There is a rooster. The third bedroom is dark. Cars pass at six. Write it down! Guests who know do not complain; those who find out do. Every description on our pages has a line for what one should know beforehand, and houses with honest lines are booked more, not less.

## The price

Look at what is free on the same dates, not at what the neighbour says he earns. Have one price for January to Easter, one for the green months, and one for Holy Week and New Year. Clean and charge per stay, not per night, and put it where people see it. Empty Tuesdays are cheaper to fill with a minimum of two nights than with a discount.

## Photographs

We come with a tripod about nine, when light enters sideways. Put away: sponges, cables, shampoo, family pictures, the dog’s blanket. Leave: fruit, an open book, the hammock. We also photograph the street and the bathroom without make-up.

## And people

The best investment is the person who opens the door. Pay her well and in time, register her, give her the guests’ names. In letters of thanks hers is mentioned far more often than the pool.

When you think that all is ready, sleep two nights in it yourself, as a guest, with a suitcase. You will make a list. Then call us.`,
    es: `Una vez una propietaria me preguntó si debía comprar un cuadro para la sala. Me acosté en la cama principal, me quedé un minuto y le dije: un colchón. Desde entonces tiene cinco estrellas, y la pared sigue blanca. Después de cuarenta casas creo que el huésped perdona casi todo, menos una mala noche, una ducha fría y una sorpresa.

## Lo que primero conviene pagar

1. **Colchones** firmes, de menos de seis años y con protector lavable. Dos almohadas por persona.
2. **Agua caliente** que llegue a la segunda ducha cuando alguien usa la primera. Calentador de gas de dieciséis litros para dos baños y bomba con hidroneumático.
3. **Luz para leer** a los dos lados de la cama, y ahí mismo un tomacorriente.
4. **Internet** medido en cada cuarto, con nombre y clave enmarcados en la pared.
5. **Cuchillos que corten.** Un buen sartén. Una cafetera que no necesite instructivo.

Después, cortinas, plantas y cuadros.

## Blanco, y doble

Las sábanas y toallas blancas se ven limpias porque tienen que estarlo. Hacen falta dos juegos por cama y un tercero en el clóset para el día en que llueve y no seca nada. El color lo ponen los tejidos, que además son de aquí.

## Llaves, listas, letreros

- Caja de llave con clave. Nadie quiere esperar al primo que la trae.
- Un clóset suyo, con llave. Los demás, vacíos.
- Una hoja en la refrigeradora: guardián, gas, días de basura, médico y nosotros.
- Un letrerito en cada interruptor que haga algo inesperado.
- Inventario con fotos, revisado después de cada estadía.

## Diga lo malo

Hay gallo. El tercer cuarto es oscuro. A las seis pasan carros. ¡Escríbalo! El que ya sabe no se queja; el que se entera, sí. Cada descripción nuestra tiene una línea para lo que conviene saber antes, y las casas que la llenan con honradez se alquilan más, no menos.

## El precio

Compare con lo que está libre en las mismas fechas, no con lo que el vecino dice que gana. Tenga un precio de enero a Semana Santa, otro para los meses verdes y otro para Semana Santa y fin de año. La limpieza, por estadía y no por noche, y a la vista. Un martes vacío se llena mejor con mínimo de dos noches que con rebaja.

## Las fotos

Llegamos con trípode a eso de las nueve, cuando la luz entra de lado. Esconda esponjas, cables, champú, fotos de la familia y la cobija del perro. Deje fruta, un libro abierto y la hamaca. También fotografiamos la calle y el baño, sin maquillaje.

## Y la gente

La mejor inversión es la persona que abre la puerta. Páguele bien y a tiempo, inscríbala en el IGSS, dígale cómo se llaman los huéspedes. En las cartas de agradecimiento su nombre sale mucho más que la piscina.

Cuando crea que todo está listo, duerma ahí dos noches como huésped, con maleta. Va a salir con una lista. Entonces llámenos.`,
  },
}
