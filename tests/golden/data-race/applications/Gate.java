// Flag, counter and list only under the monitor, wait() in a loop; Walker.through is read after join.
// run: scan --only data-race
// expect: none
import java.util.LinkedList;

public class Gate {
    private boolean open;
    private int waiting;
    private final LinkedList<String> passed = new LinkedList<>();

    void pass(String who) throws InterruptedException {
        synchronized (this) {
            waiting++;
            while (!open) {
                wait();
            }
            waiting--;
            passed.addLast(who);
        }
    }

    synchronized void open() {
        if (!open) {
            open = true;
            notifyAll();
        }
    }

    synchronized int waiting() {
        return waiting;
    }

    synchronized String first() {
        return passed.peekFirst();
    }

    static class Walker implements Runnable {
        private final Gate gate;
        private final String name;
        private boolean through;

        Walker(Gate gate, String name) {
            this.gate = gate;
            this.name = name;
        }

        @Override
        public void run() {
            try {
                gate.pass(name);
                through = true;
            } catch (InterruptedException e) {
                through = false;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Gate gate = new Gate();
        Walker[] walkers = new Walker[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < walkers.length; i++) {
            walkers[i] = new Walker(gate, "walker" + i);
            threads[i] = new Thread(walkers[i]);
            threads[i].start();
        }
        System.out.println("waiting " + gate.waiting());
        gate.open();
        int n = 0;
        for (int i = 0; i < threads.length; i++) {
            threads[i].join();
            if (walkers[i].through) {
                n++;
            }
        }
        System.out.println(n + " through, first " + gate.first());
    }
}
// corpus: unseen26
