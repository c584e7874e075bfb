// run: scan --only atomicity
// expect: atomicity
// two cabins share the Vector of calls; isEmpty and remove(0) are separate steps under the cabin's own lock only
import java.util.List;
import java.util.Vector;

public class ElevatorCalls {
    enum Direction { UP, DOWN }

    record Call(int floor, Direction direction) {
    }

    static class Cabin implements Runnable {
        private final Object state = new Object();
        private final Vector<Call> calls;
        private int floor;
        private int travelled;

        Cabin(Vector<Call> calls) {
            this.calls = calls;
        }

        boolean serveNext() {
            synchronized (state) {
                if (calls.isEmpty()) {
                    return false;
                }
                Call next = calls.remove(0);
                travelled += Math.abs(next.floor() - floor);
                floor = next.floor() + (next.direction() == Direction.UP ? 1 : -1);
                return true;
            }
        }

        @Override
        public void run() {
            while (serveNext()) {
                Thread.yield();
            }
        }

        int travelled() {
            synchronized (state) {
                return travelled;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<Call> calls = new Vector<>();
        for (int i = 0; i < 4_000; i++) {
            calls.add(new Call(i % 11, i % 2 == 0 ? Direction.UP : Direction.DOWN));
        }
        List<Cabin> cabins = List.of(new Cabin(calls), new Cabin(calls));
        Thread a = new Thread(cabins.get(0));
        Thread b = new Thread(cabins.get(1));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(cabins.stream().mapToInt(Cabin::travelled).sum());
    }
}
// corpus: unseen20
