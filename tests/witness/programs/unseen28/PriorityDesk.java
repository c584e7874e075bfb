import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PriorityDesk {
    static class Ticket {
        final int priority;
        int attempts;
        String answer;

        Ticket(int priority) {
            this.priority = priority;
        }
    }

    static class Desk {
        private final Lock lock = new ReentrantLock();
        private final Condition changed = lock.newCondition();
        private final PriorityQueue<Ticket> open =
                new PriorityQueue<>(Comparator.comparingInt((Ticket t) -> t.priority));
        private final List<Ticket> closed = new ArrayList<>();
        private int expected;

        void file(Ticket t) {
            lock.lock();
            try {
                expected++;
                open.add(t);
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }

        Ticket claim() throws InterruptedException {
            lock.lock();
            try {
                while (open.isEmpty()) {
                    if (finished()) {
                        return null;
                    }
                    changed.await();
                }
                return open.poll();
            } finally {
                lock.unlock();
            }
        }

        private boolean finished() {
            return expected > 0 && closed.size() == expected;
        }

        void settle(Ticket t, boolean solved) {
            lock.lock();
            try {
                if (solved) {
                    closed.add(t);
                } else {
                    open.add(t);
                }
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    static class Agent extends Thread {
        private final Desk desk;
        private int touched;

        Agent(Desk desk) {
            this.desk = desk;
        }

        @Override
        public void run() {
            try {
                Ticket t;
                while ((t = desk.claim()) != null) {
                    touched++;
                    t.attempts++;
                    boolean solved = t.attempts > t.priority % 3;
                    if (solved) {
                        t.answer = "after " + t.attempts;
                    }
                    desk.settle(t, solved);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Desk desk = new Desk();
        for (int i = 0; i < 90; i++) {
            desk.file(new Ticket(i));
        }
        Agent[] agents = {new Agent(desk), new Agent(desk), new Agent(desk)};
        int touched = 0;
        for (Agent a : agents) {
            a.start();
        }
        for (Agent a : agents) {
            a.join();
            touched += a.touched;
        }
        int chars = 0;
        for (Ticket t : desk.closed) {
            chars += t.answer.length();
        }
        System.out.println(desk.closed.size() + " closed, " + touched + " touches, " + chars);
    }
}
