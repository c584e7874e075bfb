// run: scan --only stale-value
// expect: stale-value
// The consumer waits for an item in awaitItem() and removes it in a second critical section; with two consumers the item may be gone and removeFirst throws.
import java.util.LinkedList;

public class WaitThenTake {
    static class Mailbox {
        private final LinkedList<String> mails = new LinkedList<>();

        synchronized void put(String m) {
            mails.add(m);
            notifyAll();
        }

        synchronized void awaitItem() throws InterruptedException {
            while (mails.isEmpty()) {
                wait();
            }
        }

        synchronized String remove() {
            return mails.removeFirst();
        }
    }

    static class Consumer extends Thread {
        private final Mailbox box;

        Consumer(Mailbox box) {
            this.box = box;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                while (true) {
                    box.awaitItem();
                    System.out.println(getName() + " " + box.remove());
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Mailbox m = new Mailbox();
        new Consumer(m).start();
        new Consumer(m).start();
        for (int i = 0; i < 100; i++) {
            m.put("mail " + i);
        }
        Thread.sleep(50);
    }
}
// corpus: unseen
