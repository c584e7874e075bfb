// run: scan --only stale-value
// expect: stale-value
// isEmpty() then remove() on the shared queue; with two sorters the last letter is taken in between and remove() throws
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class MailSorter implements Runnable {
    sealed interface Item permits Letter, Parcel { }

    record Letter(int zip) implements Item { }

    record Parcel(int zip, int grams) implements Item { }

    private final Queue<Item> inbox;
    private int letters;
    private int grams;

    MailSorter(Queue<Item> inbox) {
        this.inbox = inbox;
    }

    @Override
    public void run() {
        while (!inbox.isEmpty()) {
            Item i = inbox.remove();
            if (i instanceof Parcel p) {
                grams += p.grams();
            } else {
                letters++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Item> inbox = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 10_000; i++) {
            inbox.add(i % 4 == 0 ? new Parcel(i, 100) : new Letter(i));
        }
        MailSorter one = new MailSorter(inbox);
        MailSorter two = new MailSorter(inbox);
        Thread a = new Thread(one);
        Thread b = new Thread(two);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(one.letters + two.letters + " letters, " + (one.grams + two.grams) + " g");
    }
}
// corpus: unseen21
