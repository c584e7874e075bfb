// run: scan --only atomicity
// expect: none
// the two limits are fetched together as one immutable record and only the record is used
public class ChannelWatch {
    record Limits(int low, int high) {
        Limits shifted(int by) {
            return new Limits(low + by, high + by);
        }

        int width() {
            return high - low;
        }
    }

    static final class Channel {
        private Limits limits = new Limits(100, 110);

        synchronized void shift(int by) {
            limits = limits.shifted(by);
        }

        synchronized Limits limits() {
            return limits;
        }
    }

    static final class Watcher {
        private final Channel channel;
        private int widest;

        Watcher(Channel channel) {
            this.channel = channel;
        }

        synchronized void observe() {
            Limits now = channel.limits();
            int lo = now.low();
            int hi = now.high();
            if (hi - lo != now.width()) {
                throw new IllegalStateException(now.toString());
            }
            widest = Math.max(widest, hi - lo);
        }

        synchronized int widest() {
            return widest;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Channel channel = new Channel();
        Watcher w = new Watcher(channel);
        Thread tuner = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                channel.shift(i % 2 == 0 ? 25 : -25);
            }
        });
        Thread watch = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                w.observe();
            }
        });
        tuner.start();
        watch.start();
        tuner.join();
        watch.join();
        System.out.println(w.widest());
    }
}
// corpus: unseen14
