// run: scan --only stale-value
// expect: none
// size and elements are read in two steps only in the constructor phase, before any thread is started; afterwards the array is read only, depth is shown only
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class TableSetup {
    private final String[] seats;
    private final AtomicInteger round = new AtomicInteger();
    private final ConcurrentLinkedQueue<String> moves = new ConcurrentLinkedQueue<>();

    TableSetup(List<String> names) {
        Vector<String> order = new Vector<>(names);
        if (order.size() > 2) {
            Collections.swap(order, 0, order.size() - 1);
        }
        if (!order.contains("dealer")) {
            order.insertElementAt("dealer", 0);
        }
        seats = new String[order.size()];
        order.copyInto(seats);
    }

    String nextTurn() {
        int r = round.getAndIncrement();
        return seats[Math.floorMod(r, seats.length)];
    }

    void play() {
        moves.add(nextTurn());
        if (moves.size() % 500 == 0) {
            System.out.println("about " + moves.size() + " moves");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TableSetup table = new TableSetup(Arrays.asList("ann", "bo", "cy"));
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    table.play();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(table.moves.size());
    }
}
// corpus: unseen12
