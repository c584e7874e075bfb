// run: scan --only atomicity
// expect: none
// each crane has its own private Vector that is only touched under the crane's lock
import java.util.Vector;

public class CraneCalls {
    record Lift(int from, int to) {
    }

    static class Crane {
        private final Vector<Lift> lifts = new Vector<>();
        private int position;
        private int travelled;

        synchronized void request(Lift lift) {
            lifts.add(lift);
        }

        synchronized boolean serveNext() {
            if (lifts.isEmpty()) {
                return false;
            }
            Lift next = lifts.remove(0);
            travelled += Math.abs(next.from() - position) + Math.abs(next.to() - next.from());
            position = next.to();
            return true;
        }

        synchronized int travelled() {
            return travelled;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Crane crane = new Crane();
        Runnable worker = () -> {
            int idle = 0;
            while (idle < 2_000) {
                idle = crane.serveNext() ? 0 : idle + 1;
            }
        };
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                crane.request(new Lift(i % 9, i % 5));
            }
        });
        Thread a = new Thread(worker);
        Thread b = new Thread(worker);
        producer.start();
        a.start();
        b.start();
        producer.join();
        a.join();
        b.join();
        worker.run();
        System.out.println(crane.travelled());
    }
}
// corpus: unseen20
