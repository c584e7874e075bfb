// run: scan --only lock-order
// expect: none
// Two actors send messages to each other in both directions, but tell only enqueues into an unbounded LinkedBlockingQueue and the monitors of the behaviours are not held while sending.
package actors;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

sealed interface Msg permits Ball, Stop { }
record Ball(int hits) implements Msg { }
record Stop() implements Msg { }

abstract class Actor implements Runnable {
    private final BlockingQueue<Msg> inbox = new LinkedBlockingQueue<>();

    void tell(Msg m) {
        inbox.add(m);
    }

    @Override
    public void run() {
        try {
            while (true) {
                Msg m = inbox.take();
                if (m instanceof Stop) {
                    return;
                }
                receive(m);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    protected abstract void receive(Msg m);
}

class Player extends Actor {
    private final String name;
    private Actor peer;
    private int best;

    Player(String name) { this.name = name; }

    synchronized void setPeer(Actor p) { peer = p; }

    synchronized int best() { return best; }

    @Override
    protected void receive(Msg m) {
        Actor to;
        int hits = ((Ball) m).hits();
        synchronized (this) {
            best = Math.max(best, hits);
            to = peer;
        }
        if (hits >= 1000) {
            to.tell(new Stop());
            tell(new Stop());
        } else {
            to.tell(new Ball(hits + 1));
        }
    }

    @Override
    public String toString() { return name + " " + best(); }
}

public class ActorPingPong {
    public static void main(String[] args) throws InterruptedException {
        Player a = new Player("ping");
        Player b = new Player("pong");
        a.setPeer(b);
        b.setPeer(a);
        Thread ta = new Thread(a);
        Thread tb = new Thread(b);
        ta.start();
        tb.start();
        a.tell(new Ball(0));
        ta.join();
        tb.join();
        System.out.println(a + " " + b);
    }
}
// corpus: unseen
