// run: scan --only lock-order
// expect: lock-order
// Spooler.enqueue calls ArrayBlockingQueue.put under the spooler monitor; when the queue is full it blocks there, and the only consumer must enter the synchronized Spooler.isOpen before each take.
package mail.spool;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.logging.Logger;

final class Mail {
    private final String to;
    private final String body;

    Mail(String to, String body) {
        this.to = to;
        this.body = body;
    }

    String getTo() { return to; }
    String getBody() { return body; }
}

class Spooler {
    private final BlockingQueue<Mail> queue = new ArrayBlockingQueue<>(4);
    private boolean open = true;
    private int accepted;

    synchronized boolean enqueue(Mail m) throws InterruptedException {
        if (!open) {
            return false;
        }
        queue.put(m);
        accepted++;
        return true;
    }

    synchronized boolean isOpen() {
        return open;
    }

    synchronized void close() {
        open = false;
    }

    synchronized int accepted() {
        return accepted;
    }

    Mail next() throws InterruptedException {
        return queue.take();
    }
}

class Sender extends Thread {
    private static final Logger LOG = Logger.getLogger("sender");
    private final Spooler spooler;

    Sender(Spooler spooler) {
        super("sender");
        this.spooler = spooler;
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            while (spooler.isOpen()) {
                Mail m = spooler.next();
                LOG.fine("sent to " + m.getTo() + " (" + m.getBody().length() + ")");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

public class MailSpooler {
    public static void main(String[] args) throws InterruptedException {
        Spooler spooler = new Spooler();
        new Sender(spooler).start();
        for (int i = 0; i < 10_000; i++) {
            spooler.enqueue(new Mail("user" + i + "@example.org", "hello " + i));
        }
        spooler.close();
        System.out.println("accepted " + spooler.accepted());
    }
}
// corpus: unseen
