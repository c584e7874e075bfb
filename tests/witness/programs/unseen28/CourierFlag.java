public class CourierFlag {
    static class Envelope {
        final int number;
        final String text;

        Envelope(int number, String text) {
            this.number = number;
            this.text = text;
        }
    }

    static class Pigeonhole {
        private volatile boolean full;
        private Envelope envelope;

        void post(Envelope e) {
            while (full) {
                Thread.yield();
            }
            full = true;
            envelope = e;
        }

        Envelope collect() {
            while (!full) {
                Thread.yield();
            }
            Envelope e = envelope;
            full = false;
            return e;
        }
    }

    static class Courier implements Runnable {
        private final Pigeonhole hole;
        private final int letters;

        Courier(Pigeonhole hole, int letters) {
            this.hole = hole;
            this.letters = letters;
        }

        @Override
        public void run() {
            for (int i = 0; i < letters; i++) {
                hole.post(new Envelope(i, "letter " + i));
            }
        }
    }

    static class Office implements Runnable {
        private final Pigeonhole hole;
        private final int expected;
        private int read;
        private int missing;

        Office(Pigeonhole hole, int expected) {
            this.hole = hole;
            this.expected = expected;
        }

        @Override
        public void run() {
            for (int i = 0; i < expected; i++) {
                Envelope e = hole.collect();
                if (e == null || e.number != i) {
                    missing++;
                } else {
                    read += e.text.length();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Pigeonhole hole = new Pigeonhole();
        Office office = new Office(hole, 300);
        Thread c = new Thread(new Courier(hole, 300), "courier");
        Thread o = new Thread(office, "office");
        o.start();
        c.start();
        c.join();
        o.join();
        System.out.println(office.read + " chars, " + office.missing + " odd");
    }
}
