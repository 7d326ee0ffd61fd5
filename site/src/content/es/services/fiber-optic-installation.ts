import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/fiber-optic-installation.ts';

export const page = {
  title: 'Instalación de Fibra Óptica',
  menu: 'Vidrio entre edificios, probado hilo por hilo.',
  footer: 'Fibra Óptica',
  card: {
    description: 'Fibra entre edificios y pisos: rápida, duradera y sin miedo a los rayos.',
  },
  meta: {
    title: 'Instalación de Fibra Óptica en McAllen, TX',
    description:
      'Abrimos la zanja, empalmamos y probamos fibra en casas, ranchos y campus del Valle: de 1 a 3 días en una casa, varias semanas en un lugar grande.',
  },
  hero: {
    description:
      'Un pelo de vidrio lleva más que un manojo de cobre, a una milla de distancia, y ni se entera de los rayos que caen en el camino.',
  },
  offer: [
    'El cable de red de cobre llega hasta 328 pies, y mete a sus equipos cada rayo que cae cerca. El vidrio, ni una cosa ni la otra. El puro cable muchas veces cuesta menos de lo que la gente cree. Lo que cuesta es escarbar.',
    'Hacemos el trabajo del recorrido al reporte: ruta, permisos, marcas de lo que ya está enterrado, tubo, cable, empalmes y una prueba de cada hilo en los dos sentidos.',
    'Los enlaces van de 100 Mbps a 10 Gbps con los equipos que escoja hoy, y el mismo vidrio acepta otros más rápidos después, sin abrir otra zanja. Con un anillo o una segunda ruta, los diseñamos para estar en línea el 99.9% del tiempo.',
  ],
  features: [
    {
      title: 'Ruta y líneas enterradas',
      description:
        'Caminamos la ruta y la estacamos. Las líneas de servicio se marcan antes de tocar la tierra.',
    },
    {
      title: 'Tubo y zanja',
      description: 'Perforamos bajo las entradas; lo demás va en zanja, con cinta de aviso encima.',
    },
    {
      title: 'Sin paso para descargas',
      description: 'El cable no lleva metal, así que una descarga no tiene por dónde cruzar.',
    },
    {
      title: 'Empalme por fusión',
      description: 'Hilos soldados, no ponchados, y cada empalme con su funda en charola sellada.',
    },
    {
      title: 'Resultados hilo por hilo',
      description:
        'Pérdidas medidas en dos longitudes de onda, en archivos que su proveedor o auditor acepta.',
    },
    {
      title: 'De piso a piso y en campus',
      description:
        'Troncales selladas contra el fuego en cada losa, con hilos libres para el inquilino que sigue del que sigue.',
    },
  ],
  process: [
    {
      title: 'Recorrer la ruta',
      description: 'El barro chicloso, el caliche y las líneas de riego cambian cómo escarbamos.',
    },
    {
      title: 'Diseñar el enlace',
      description:
        'Cuántos hilos, qué conectores y una cuenta de pérdidas que dice cuánto margen le queda.',
    },
    {
      title: 'Abrir la tierra',
      description: 'El tubo va a la profundidad debida, y el pasto vuelve a quedar como estaba.',
    },
    {
      title: 'Jalar el cable',
      description: 'Medimos la tensión y dejamos rollos de cable de sobra en las dos puntas.',
    },
    {
      title: 'Empalmar y conectar',
      description:
        'Cada conector pasa por el microscopio, porque un granito de polvo arruina el enlace.',
    },
    {
      title: 'Certificar y documentar',
      description:
        'Gráficas y un plano con profundidades, para el próximo que traiga retroexcavadora.',
    },
  ],
  testimonials: [
    {
      role: 'Citricultor, Mission',
      content:
        'De mi casa a la bodega hay media milla de toronjas. Cada verano se me quemaba un switch. Ya llevo tres años con vidrio, y el de repuesto sigue en su caja.',
    },
    {
      role: 'Directora de escuela privada',
      content:
        'Los cuatro edificios ya se hablaban antes de que volvieran los niños. ¡Y tengo planos! El contratista de antes no sabía ni dónde había enterrado su propio tubo.',
    },
    {
      role: 'Encargado de sistemas de una planta, Brownsville',
      content:
        'Los 48 hilos salieron con menos pérdida de la calculada, y las gráficas ya estaban en mi correo cuando apenas iba a pedirlas.',
    },
  ],
  faqs: [
    {
      question: '¿Cuánto tarda la instalación de fibra?',
      answer:
        'En una casa, de 1 a 3 días, una vez marcadas las líneas de servicio. Los proyectos comerciales grandes tardan varias semanas, casi todo en permisos, perforación y tubo; empalmar es lo rápido.',
    },
    {
      question: '¿Monomodo o multimodo?',
      answer:
        'Monomodo para todo lo que va entre edificios: dentro de una propiedad, su distancia no tiene límite práctico, y los módulos ya bajaron de precio. Multimodo está bien para tramos cortos, en un mismo cuarto o en una fila de racks.',
    },
    {
      question: '¿Es lo mismo que la fibra de mi compañía de internet?',
      answer:
        'Es el mismo tipo de vidrio, pero de su lado del medidor. La línea de ellos termina en una caja en la pared. La nuestra lleva esa velocidad a los cuartos, edificios y portones que a usted le importan.',
    },
    {
      question: '¿Y mi pasto va a sobrevivir?',
      answer:
        'El arado vibratorio deja una ranura que se cierra con un par de semanas de riego. Donde escarbamos a mano, levantamos el pasto en una sola pieza, y por debajo de las entradas perforamos, para no cortar concreto.',
    },
    {
      question: '¿Qué pasa si alguien la corta?',
      answer:
        'Con tubo y cable de sobra, la reparación es corta: hallamos el punto con el reflectómetro, jalamos o empalmamos, y volvemos a probar. Si tiene una segunda ruta, mientras tanto sigue en línea.',
    },
    {
      question: '¿Qué tan rápida es de verdad?',
      answer:
        'Depende de lo que se conecte en las puntas. Hoy son comunes los equipos de 100 Mbps a 10 Gbps, y para ir más rápido se cambia un módulo del tamaño de una barrita de chicle. El vidrio sirve por décadas.',
    },
  ],
  closing: {
    heading: 'Díganos las dos puntas',
    text: 'Llámenos: solo necesitamos saber dónde empieza la línea y dónde tiene que acabar. Caminamos la ruta con usted antes de darle precio, y la caminata es gratis.',
  },
} satisfies Words<typeof english.page>;
