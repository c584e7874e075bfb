// run: scan --only atomicity
// expect: none
// offer of the ring tests and inserts in one step and its answer is used; the peek before it is only a hint that is checked again
import java.util.concurrent.CountDownLatch;

public class DialFeed {
    static final class Dial {
        private final int[] data = new int[64];
        private int head;
        private int count;

        synchronized boolean looksFull() {
            return count == data.length;
        }

        synchronized boolean offer(int v) {
            if (count == data.length) {
                return false;
            }
            data[(head + count) % data.length] = v;
            count++;
            return true;
        }

        synchronized int removeOr(int dflt) {
            if (count == 0) {
                return dflt;
            }
            int v = data[head];
            head = (head + 1) % data.length;
            count--;
            return v;
        }
    }

    static final class Source {
        private final Dial dial;
        private int dropped;

        Source(Dial dial) {
            this.dial = dial;
        }

        synchronized void send(int v) {
            if (dial.looksFull() || !dial.offer(v)) {
                dropped++;
            }
        }

        synchronized int dropped() {
            return dropped;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Dial dial = new Dial();
        Source[] sources = {new Source(dial), new Source(dial)};
        CountDownLatch done = new CountDownLatch(2);
        for (Source s : sources) {
            new Thread(() -> {
                for (int k = 1; k <= 5000; k++) {
                    s.send(k);
                }
                done.countDown();
            }).start();
        }
        int got = 0;
        while (done.getCount() > 0) {
            got += dial.removeOr(0) > 0 ? 1 : 0;
        }
        done.await();
        while (dial.removeOr(0) > 0) {
            got++;
        }
        System.out.println(got + sources[0].dropped() + sources[1].dropped());
    }
}
// corpus: unseen16
