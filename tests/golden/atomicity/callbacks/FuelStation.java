// run: scan --only atomicity
// expect: atomicity
// Level() then setLevel() of the shared tank are two sections under a pump's own lock; an update of the other pump is lost.
public class FuelStation {
    static class Tank {
        private int level;

        Tank(int level) {
            this.level = level;
        }

        synchronized int level() {
            return level;
        }

        synchronized void setLevel(int l) {
            level = l;
        }
    }

    static abstract class Pump implements Runnable {
        protected final Tank tank;
        private final Object nozzle = new Object();
        private int delivered;

        Pump(Tank tank) {
            this.tank = tank;
        }

        void fill(int litres) {
            synchronized (nozzle) {
                drain(litres);
                delivered += litres;
            }
        }

        protected abstract void drain(int litres);

        @Override
        public void run() {
            for (int i = 0; i < 50; i++) {
                fill(1);
            }
        }
    }

    static class DieselPump extends Pump {
        DieselPump(Tank t) {
            super(t);
        }

        @Override
        protected void drain(int litres) {
            int now = tank.level();
            tank.setLevel(now - litres);
        }
    }

    public static void main(String[] args) throws Exception {
        Tank tank = new Tank(1000);
        Thread a = new Thread(new DieselPump(tank));
        Thread b = new Thread(new DieselPump(tank));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(tank.level());
    }
}
// corpus: unseen
