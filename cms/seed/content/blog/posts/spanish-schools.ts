import type { PostSeed } from '../post'

export const spanishSchools: PostSeed = {
  slug: { en: 'learning-spanish-in-guatemala', es: 'aprender-espanol-en-guatemala' },
  categories: ['living', 'culture'],
  author: 'lucia-xicay',
  picture: 'blog-workspace',
  publicationDate: -74,
  name: {
    en: 'Learning Spanish: Antigua, the lake or Xela?',
    es: 'Aprender español: ¿Antigua, el lago o Xela?',
  },
  shortDescription: {
    en: 'One teacher, one student, four hours a day: how Guatemala’s Spanish schools work, what they cost, and which town suits which learner.',
    es: 'Un maestro, un alumno, cuatro horas al día: cómo funcionan las escuelas de español y qué pueblo le va a cada quien.',
  },
  description: {
    en: `In most countries a language course is a room with twelve chairs. In Guatemala it is two chairs and a small table under an orange tree. One teacher, one student, four or five hours a day: that has been the model here since the seventies, it costs less than group classes elsewhere, and after two weeks people tell taxi drivers about their childhood.

## Why it works here

Guatemalan Spanish is clear and unhurried. People say *usted* to each other, even to children and dogs, and they finish their words. And in the villages Spanish is a second language for many, so nobody is impatient with yours.

## Antigua

The most schools, the most beautiful gardens, the best coffee in the break. Teachers have decades of experience and certificates for those who need credits. The disadvantage is obvious: you can get through an entire week in English. Rent a room in a house without other students, buy your bread in Spanish, and it evens out.

## San Pedro and San Juan la Laguna

Cheaper, looser, with a view of the lake over the conjugations. Many schools are cooperatives owned by their teachers. Those who like to study in the morning, paddle in the afternoon and go dancing will be happy; those who like to be in bed at nine had better take San Juan. Some schools also teach Tz’utujil, and even ten words open doors.

## Quetzaltenango

Xela is a university city, cold, honest, with few foreigners. Its schools grew out of the solidarity movement and combine lessons with lectures on history and volunteer work. Learners who are serious go there. Bring a jacket.

## Cobán, Monterrico, Nebaj

There are one or two schools in each. You will be the only foreigner at the table, which is the whole point.

## How a day goes

Two hours of talk, coffee, two hours of grammar; or the other way round if your head wakes late. In the afternoon a visit to the market with the teacher, salsa, a film. Friday there is usually a little ceremony with cake. Most schools begin on Mondays and take people week by week. Ask for another teacher if it does not fit. Nobody is offended.

## Family or own house?

Living with a family means three meals and a grandmother who corrects your subjunctive. It is the fastest way. After two weeks, though, many want a door of their own, a kitchen and silence. A furnished flat for a month is then hardly dearer than a room in a hotel for ten days, and the family will invite you for Sunday lunch anyway.

## What to expect after four weeks

You will understand the radio in the bus if the subject is football. You will be able to rent a house, explain a toothache, tell a joke badly. You will say *fíjese que*, the two words with which every Guatemalan excuse begins, and you will have understood that what follows them is bad news.`,
    es: `En casi todas partes un curso de idiomas es un salón con doce sillas. En Guatemala son dos sillas y una mesita debajo de un naranjo. Un maestro, un alumno, cuatro o cinco horas al día: así se enseña aquí desde los años setenta, cuesta menos que las clases en grupo de otros países, y a las dos semanas la gente ya le cuenta su infancia al taxista.

Si usted habla español, quizá esto le sirva para su cuñado de Minnesota, para un voluntario de la parroquia o para alguien de su empresa.

## Por qué funciona

El español de Guatemala es claro y sin prisa. Nos tratamos de usted, hasta a los niños y a los chuchos, y terminamos las palabras. Además, en los pueblos el español es para muchos el segundo idioma, y nadie se desespera con el de otro.

## Antigua

Es donde hay más escuelas, los jardines más bonitos y el mejor café en el recreo. Los maestros tienen décadas de experiencia y dan constancias a quien necesita créditos. La desventaja se ve venir: se puede pasar la semana entera en inglés. La cura es alquilar un cuarto en una casa sin otros estudiantes y comprar el pan en español.

## San Pedro y San Juan la Laguna

Más barato, más suelto y con vista al lago encima de los verbos. Muchas escuelas son cooperativas de los propios maestros. Le gusta a quien estudia de mañana, rema en la tarde y sale de noche; quien se acuesta a las nueve estará mejor en San Juan. Algunas enseñan también tz’utujil: con diez palabras ya se abren puertas.

## Quetzaltenango

Xela es ciudad universitaria, fría, sincera y con pocos extranjeros. Sus escuelas nacieron de la solidaridad de los años ochenta y juntan las clases con historia y voluntariado. Ahí va quien lo toma en serio. Con chumpa.

## Cobán, Monterrico, Nebaj

En cada uno hay una o dos. El alumno será el único de afuera en la mesa, y de eso se trata.

## Cómo es un día

Dos horas de plática, café, dos de gramática; o al revés, si la cabeza despierta tarde. En la tarde, una vuelta al mercado con el maestro, salsa o una película. El viernes hay pastel y despedida. Casi todas empiezan los lunes y reciben por semana. Si el maestro no le queda, se pide otro. Nadie se ofende.

## ¿Con familia o casa propia?

Con una familia hay tres tiempos de comida y una abuela que corrige el subjuntivo. Es lo más rápido. Pero a las dos semanas muchos quieren su propia puerta, su cocina y silencio. Un apartamento amueblado por mes cuesta entonces apenas más que diez días de hotel, y al almuerzo del domingo la familia lo va a invitar de todos modos.

## Qué esperar al mes

Que entienda la radio de la camioneta si el tema es el fútbol. Que pueda alquilar casa, explicar un dolor de muelas y contar mal un chiste. Que diga “fíjese que”, las dos palabras con las que empieza toda disculpa chapina, y que ya sepa que lo que sigue es mala noticia.`,
  },
}
