import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.SynchronousQueue;

public class TokenRingVote {
    static class Token {
        final Map<String, Integer> tally = new HashMap<>();
        int hops;
        boolean retired;
    }

    static class Node implements Runnable {
        private final String favourite;
        private final SynchronousQueue<Token> inbox = new SynchronousQueue<>();
        private Node successor;
        private final int maxHops;
        private int votesCast;

        Node(String favourite, int maxHops) {
            this.favourite = favourite;
            this.maxHops = maxHops;
        }

        void linkTo(Node n) {
            successor = n;
        }

        @Override
        public void run() {
            try {
                while (true) {
                    Token t = inbox.take();
                    if (t.retired) {
                        int left = --t.hops;
                        if (left > 0) {
                            successor.inbox.put(t);
                        }
                        return;
                    }
                    t.tally.merge(favourite, 1, Integer::sum);
                    votesCast++;
                    t.hops++;
                    if (t.hops >= maxHops) {
                        t.retired = true;
                        t.hops = RING - 1;
                        successor.inbox.put(t);
                        return;
                    }
                    successor.inbox.put(t);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static final int RING = 5;

    public static void main(String[] args) throws Exception {
        Node[] ring = new Node[RING];
        String[] choices = {"java", "ada", "occam"};
        for (int i = 0; i < RING; i++) {
            ring[i] = new Node(choices[i % choices.length], 103);
        }
        for (int i = 0; i < RING; i++) {
            ring[i].linkTo(ring[(i + 1) % RING]);
        }
        Thread[] ts = new Thread[RING];
        for (int i = 0; i < RING; i++) {
            ts[i] = new Thread(ring[i], "node-" + i);
            ts[i].start();
        }
        Token token = new Token();
        ring[0].inbox.put(token);
        int cast = 0;
        for (int i = 0; i < RING; i++) {
            ts[i].join();
            cast += ring[i].votesCast;
        }
        System.out.println(cast + " votes " + token.tally);
    }
}
