// run: scan --only stale-value
// expect: none
// only the one counting thread writes the volatile fields; the other thread reads them for display
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class GalleryTurnstile {
    enum Move { IN, OUT, STOP }

    private final BlockingQueue<Move> moves = new LinkedBlockingQueue<>();
    private volatile int inside;
    private volatile int total;

    private void count() {
        try {
            for (Move m = moves.take(); m != Move.STOP; m = moves.take()) {
                if (m == Move.IN) {
                    inside = inside + 1;
                    total = total + 1;
                } else {
                    inside = inside - 1;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void gate(Move m) {
        moves.add(m);
    }

    String display() {
        return "now " + inside;
    }

    public static void main(String[] args) throws InterruptedException {
        GalleryTurnstile gallery = new GalleryTurnstile();
        Thread counter = new Thread(gallery::count, "counter");
        counter.start();
        Thread[] gates = new Thread[3];
        for (int g = 0; g < gates.length; g++) {
            gates[g] = new Thread(() -> {
                for (int i = 0; i < 3_000; i++) {
                    gallery.gate(Move.IN);
                    gallery.gate(Move.OUT);
                }
            });
            gates[g].start();
        }
        System.out.println(gallery.display());
        for (Thread g : gates) {
            g.join();
        }
        gallery.gate(Move.STOP);
        counter.join();
        System.out.println(gallery.total + " " + gallery.display());
    }
}
// corpus: unseen20
