// run: scan --only atomicity
// expect: none
// A Parcel is owned by the consumer after the BlockingQueue hand-over, the producer drops it.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class HandoffParcels {
    static class Parcel {
        private int weight, stops;
        synchronized void weigh(int w) { weight = w; }
        synchronized void stop() { stops++; }
        synchronized int weight() { return weight; }
        synchronized int stops() { return stops; }
    }

    private long cost;

    synchronized void bill(Parcel p) { cost += (long) p.weight() * p.stops(); }

    public static void main(String[] args) throws InterruptedException {
        HandoffParcels h = new HandoffParcels();
        BlockingQueue<Parcel> belt = new LinkedBlockingQueue<>();
        new Thread(() -> {
            for (int i = 1; i <= 100; i++) {
                Parcel p = new Parcel();
                p.weigh(i);
                p.stop();
                belt.add(p);
            }
        }).start();
        for (int i = 0; i < 100; i++) h.bill(belt.take());
    }
}
// corpus: unseen
