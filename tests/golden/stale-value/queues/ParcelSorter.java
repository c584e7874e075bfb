// run: scan --only stale-value
// expect: none
// the emptiness test is only a hint; poll() answers null when another sorter was faster, and that is checked
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class ParcelSorter implements Runnable {
    record Parcel(int zip, int grams) { }

    private final Queue<Parcel> inbox;
    private int count;
    private long grams;

    ParcelSorter(Queue<Parcel> inbox) {
        this.inbox = inbox;
    }

    @Override
    public void run() {
        while (!inbox.isEmpty()) {
            Parcel p = inbox.poll();
            if (p == null) {
                continue;
            }
            count++;
            grams += p.grams();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Parcel> inbox = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 10_000; i++) {
            inbox.add(new Parcel(i, 100));
        }
        ParcelSorter one = new ParcelSorter(inbox);
        ParcelSorter two = new ParcelSorter(inbox);
        Thread a = new Thread(one);
        Thread b = new Thread(two);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(one.count + two.count + " parcels, " + (one.grams + two.grams) + " g");
    }
}
// corpus: unseen21
