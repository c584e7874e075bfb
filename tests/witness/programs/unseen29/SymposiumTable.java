/** Dining philosophers with a waiter who knows everybody's state. */
public class SymposiumTable {
    enum Mood { THINKING, HUNGRY, EATING }

    static class Waiter {
        private final Mood[] moods;
        private int eatingNow;
        private int mostEating;

        Waiter(int n) {
            moods = new Mood[n];
            for (int i = 0; i < n; i++) {
                moods[i] = Mood.THINKING;
            }
        }

        synchronized void sit(int who) throws InterruptedException {
            moods[who] = Mood.HUNGRY;
            while (!mayEat(who)) {
                wait();
            }
            moods[who] = Mood.EATING;
            eatingNow++;
            mostEating = Math.max(mostEating, eatingNow);
        }

        synchronized void rise(int who) {
            moods[who] = Mood.THINKING;
            eatingNow--;
            notifyAll();
        }

        private boolean mayEat(int who) {
            int n = moods.length;
            return moods[(who + 1) % n] != Mood.EATING && moods[(who + n - 1) % n] != Mood.EATING;
        }

        synchronized int mostEating() {
            return mostEating;
        }
    }

    static class Chopstick {
        private int picked;

        void pick() {
            picked++;
        }
    }

    static class Thinker extends Thread {
        private final int seat;
        private final Waiter waiter;
        private final Chopstick left;
        private final Chopstick right;
        private int meals;

        Thinker(int seat, Waiter waiter, Chopstick left, Chopstick right) {
            this.seat = seat;
            this.waiter = waiter;
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            try {
                while (meals < 100) {
                    waiter.sit(seat);
                    try {
                        left.pick();
                        right.pick();
                        meals++;
                    } finally {
                        waiter.rise(seat);
                    }
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        Waiter waiter = new Waiter(n);
        Chopstick[] sticks = new Chopstick[n];
        for (int i = 0; i < n; i++) {
            sticks[i] = new Chopstick();
        }
        Thinker[] thinkers = new Thinker[n];
        for (int i = 0; i < n; i++) {
            thinkers[i] = new Thinker(i, waiter, sticks[i], sticks[(i + 1) % n]);
            thinkers[i].start();
        }
        int meals = 0;
        for (Thinker t : thinkers) {
            t.join();
            meals += t.meals;
        }
        int picks = 0;
        for (Chopstick s : sticks) {
            picks += s.picked;
        }
        System.out.println(meals + " meals, " + picks + " picks, at most " + waiter.mostEating() + " at once");
    }
}
