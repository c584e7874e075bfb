// run: scan --only lock-order
// expect: lock-order
// nextLabel waits inside the tray's monitor while it still holds the spooler's monitor; submit needs the spooler's monitor to fill the tray
import java.util.ArrayDeque;
import java.util.Queue;

class Tray<T> {
    private final Queue<T> items = new ArrayDeque<>();

    synchronized void put(T item) {
        items.add(item);
        notifyAll();
    }

    synchronized T take() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        return items.remove();
    }
}

public class LabelSpooler {
    private final Tray<String> tray = new Tray<>();
    private int accepted;
    private int printed;

    public synchronized void submit(String label) {
        accepted++;
        tray.put(label);
    }

    public synchronized String nextLabel() throws InterruptedException {
        String label = tray.take();
        printed++;
        return label;
    }

    public synchronized String status() {
        return printed + "/" + accepted;
    }

    public static void main(String[] args) throws InterruptedException {
        LabelSpooler spooler = new LabelSpooler();
        Thread printer = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) {
                    System.out.println("print " + spooler.nextLabel());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "printer");
        Thread packer = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                spooler.submit("parcel-" + i);
            }
        }, "packer");
        printer.start();
        packer.start();
        packer.join();
        printer.join();
        System.out.println(spooler.status());
    }
}
// corpus: unseen17
