import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class BatonRelay {
    static class Baton {
        private int laps;
        private long distance;
        private boolean finish;
    }

    static class Runner extends Thread {
        private final BlockingQueue<Baton> zone = new ArrayBlockingQueue<>(1);
        private final int maxLaps;
        private Runner next;
        private int myLegs;

        Runner(String name, int maxLaps) {
            super(name);
            this.maxLaps = maxLaps;
        }

        void receive(Baton b) throws InterruptedException {
            zone.put(b);
        }

        private void leg(Baton b) {
            b.laps++;
            myLegs++;
            if (b.laps >= maxLaps) {
                b.finish = true;
            }
        }

        @Override
        public void run() {
            try {
                boolean last = false;
                while (!last) {
                    Baton b = zone.take();
                    last = b.finish;
                    if (!last) {
                        leg(b);
                        next.receive(b);
                        b.distance += 400;
                    } else if (b.laps > maxLaps - 3) {
                        b.laps--;
                        next.receive(b);
                    }
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Runner[] team = new Runner[4];
        for (int i = 0; i < team.length; i++) {
            team[i] = new Runner("runner-" + i, 120);
        }
        for (int i = 0; i < team.length; i++) {
            team[i].next = team[(i + 1) % team.length];
        }
        for (Runner r : team) {
            r.start();
        }
        Baton baton = new Baton();
        team[0].receive(baton);
        int legs = 0;
        for (Runner r : team) {
            r.join();
            legs += r.myLegs;
        }
        System.out.println(legs + " legs, " + baton.distance + " m");
    }
}
