// Each case is owned by one station at a time, handed over by BlockingQueue, never touched after put.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class ReturnsDesk {
    static class ReturnCase {
        final int orderId;
        private final List<String> history = new ArrayList<>();
        private long refundCents;

        ReturnCase(int orderId) {
            this.orderId = orderId;
        }

        void step(String s) {
            history.add(s);
        }

        void refund(long cents) {
            refundCents += cents;
        }
    }

    private static final ReturnCase POISON = new ReturnCase(-1);

    static abstract class Station extends Thread {
        private final BlockingQueue<ReturnCase> in;
        private final BlockingQueue<ReturnCase> out;

        Station(String name, BlockingQueue<ReturnCase> in, BlockingQueue<ReturnCase> out) {
            super(name);
            this.in = in;
            this.out = out;
        }

        abstract void handle(ReturnCase c);

        @Override
        public void run() {
            try {
                while (true) {
                    ReturnCase c = in.take();
                    if (c == POISON) {
                        out.put(POISON);
                        return;
                    }
                    c.step(getName());
                    handle(c);
                    out.put(c);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<ReturnCase> arrivals = new LinkedBlockingQueue<>();
        BlockingQueue<ReturnCase> inspected = new LinkedBlockingQueue<>(4);
        BlockingQueue<ReturnCase> closed = new LinkedBlockingQueue<>();
        new Station("inspect", arrivals, inspected) {
            @Override
            void handle(ReturnCase c) {
                c.refund(c.orderId * 100L);
            }
        }.start();
        new Station("restock", inspected, closed) {
            @Override
            void handle(ReturnCase c) {
                c.refund(-50);
            }
        }.start();
        for (int i = 1; i <= 50; i++) {
            ReturnCase c = new ReturnCase(i);
            c.step("received");
            arrivals.put(c);
        }
        arrivals.put(POISON);
        long refunds = 0;
        int steps = 0;
        for (ReturnCase c = closed.take(); c != POISON; c = closed.take()) {
            refunds += c.refundCents;
            steps += c.history.size();
        }
        System.out.println("refunds " + refunds + " steps " + steps);
    }
}
// corpus: unseen27
