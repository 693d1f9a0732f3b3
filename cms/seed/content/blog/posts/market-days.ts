import type { PostSeed } from '../post'

export const marketDays: PostSeed = {
  slug: { en: 'market-days-in-guatemala', es: 'dias-de-plaza' },
  categories: ['culture', 'food'],
  author: 'kevin-batz',
  picture: 'blog-market',
  publicationDate: -60,
  name: {
    en: 'A calendar of market days',
    es: 'Calendario de los días de plaza',
  },
  shortDescription: {
    en: 'Chichicastenango on Sundays, San Francisco El Alto on Fridays: which market is worth the drive on which day, and how to bargain kindly.',
    es: 'Chichicastenango en domingo, San Francisco El Alto en viernes: qué plaza vale el viaje cada día y cómo regatear bonito.',
  },
  description: {
    en: `In the highlands weekdays have a smell. Tuesday is onions, because Tuesday is Sololá. Friday is sheep. A market here is not a place but a day: the square that was empty yesterday is a town of plastic roofs this morning, and tomorrow boys will play football on it. If you know the calendar you can go from one to the next, as traders have done for some hundreds of years.

## Monday to Wednesday

**Antigua** sells every day, but Monday, Thursday and Saturday are its big days, when the growers of the villages spread their own vegetables on the ground behind the hall.

**Sololá**, above the lake, is Tuesday and Friday. It is one of the few markets where men in large numbers still wear the woven suit of the town, with the bat on the back of the jacket. Nobody sells souvenirs. Come before ten.

**Almolonga**, near Xela, calls itself the vegetable garden of Central America and has carrots as long as your forearm. It is liveliest on Wednesdays and Saturdays.

## Thursday

**Chichicastenango**, the famous one, with a repeat on Sunday. You will find masks, blankets, fabric by the yard, and above all the steps of Santo Tomás, where incense burns before a church built over an older temple. Inside, petals and candles lie on the floor in rows; no photographs there, please. Sleep in town the night before and see the stalls being built by lamplight.

## Friday

**San Francisco El Alto**, on a cold ridge above Totonicapán, is the largest of all. Clothes below, food in the middle, and on the top field animals: pigs on strings, turkeys under arms, horses trotted up and down. It begins before dawn and is over by noon. Watch your pockets, eat the *atol de plátano*.

**Santiago Atitlán** is Friday too, smaller and very much its own.

## Weekend

**Nebaj** and the Ixil towns on Sunday; **Momostenango** on Sunday, for wool blankets felted in hot springs. In **Guatemala City** the central market behind the cathedral is open daily, three floors underground, and is a good place for your last hour and your first *chuchito*.

## How to buy

1. **Greet first.** *Buenos días* is half of the price.
2. **Ask, then wait.** Hold the thing in your hands and say nothing. The second price comes by itself.
3. **Bargain for blankets, not for tomatoes.** Food has its price. For textiles a third less is common, but think of the months on a loom before you fight about twenty quetzales.
4. **Small notes.** Nobody can change a two hundred before nine.
5. **Sit down to eat** where the stallholders sit: the pot with the longest bench.

## How to carry

A woven shopping bag called *morral* or a plastic *canasta* costs next to nothing and makes you look as if you lived here. Take it home. Ours hangs in the kitchen of half the houses we let, next to a list of what the neighbourhood market has that day.`,
    es: `En el altiplano los días de la semana tienen olor. El martes huele a cebolla, porque es Sololá. El viernes, a oveja. Aquí la plaza no es un lugar sino un día: el parque que ayer estaba vacío hoy amanece hecho un pueblo de techos de nailon, y mañana los patojos van a jugar ahí pelota. Quien conoce el calendario puede ir de una a otra, como lo hacen los comerciantes desde hace siglos.

## De lunes a miércoles

**Antigua** vende todos los días, pero lunes, jueves y sábado son los fuertes: llega la gente de las aldeas y tiende su propia verdura en el suelo, detrás del edificio.

**Sololá**, arriba del lago, es martes y viernes. Es de los pocos mercados donde muchos hombres todavía llevan el traje del pueblo, con el murciélago en la espalda del saco. Nadie vende recuerdos. Llegue antes de las diez.

**Almolonga**, cerca de Xela, se llama a sí misma la hortaliza de Centroamérica y tiene zanahorias del largo del antebrazo. Los mejores días son miércoles y sábado.

## Jueves

**Chichicastenango**, la famosa, que se repite el domingo. Hay máscaras, ponchos, tela por vara y, sobre todo, las gradas de Santo Tomás, donde se quema copal frente a una iglesia levantada sobre un templo más antiguo. Adentro hay pétalos y candelas en hileras sobre el piso; ahí, por favor, sin fotos. Duerma la víspera en el pueblo y vea cómo arman los puestos a la luz de los focos.

## Viernes

**San Francisco El Alto**, en una cumbre fría de Totonicapán, es la más grande de todas. Abajo la ropa, en medio la comida y en el campo de arriba los animales: coches amarrados con pita, chompipes bajo el brazo, caballos que trotan de ida y vuelta. Empieza antes de amanecer y a mediodía ya terminó. Cuide las bolsas y tómese un atol de plátano.

**Santiago Atitlán** también es viernes: más chica y muy suya.

## Fin de semana

**Nebaj** y los pueblos ixiles, domingo. **Momostenango**, domingo también, por los ponchos de lana apretada en aguas termales. En la **capital** el Mercado Central, detrás de la catedral, abre todos los días: tres niveles bajo tierra, buenos para la última hora y para el primer chuchito.

## Cómo comprar

1. **Primero se saluda.** El “buenos días” es la mitad del precio.
2. **Pregunte y espere.** Con la pieza en la mano y sin decir nada. El segundo precio llega solo.
3. **Se regatea el poncho, no el tomate.** La comida vale lo que vale. En textiles es normal bajar una tercera parte, pero piense en los meses de telar antes de pelear por veinte quetzales.
4. **Sencillo.** Nadie tiene vuelto de doscientos antes de las nueve.
5. **Siéntese a comer** donde comen los de los puestos: la olla con la banca más larga.

## Cómo cargar

Un morral o un canasto plástico cuesta muy poco y lo hace ver a uno como vecino. Lléveselo. En media docena de nuestras casas hay uno colgado en la cocina, junto a la lista de lo que la plaza del barrio trae cada día.`,
  },
}
