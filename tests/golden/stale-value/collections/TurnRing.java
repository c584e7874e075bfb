// run: scan --only stale-value
// expect: stale-value
// nextTurn() reads size() and then index and get() of the Vector without one lock: a player who leaves in between makes get() fail or gives the turn twice
import java.util.Vector;

public class TurnRing {
    private final Vector<String> players = new Vector<>();

    void enter(String p) {
        players.addElement(p);
    }

    void leave(String p) {
        players.removeElement(p);
    }

    String nextTurn(int round) {
        int n = players.size();
        if (n == 0) {
            return "nobody";
        }
        return players.elementAt(round % n);
    }

    String kickLast() {
        if (players.size() > 1) {
            String last = players.lastElement();
            leave(last);
            return last;
        }
        return "";
    }

    public static void main(String[] args) throws InterruptedException {
        TurnRing ring = new TurnRing();
        for (int i = 0; i < 8; i++) {
            ring.enter("p" + i);
        }
        Thread table = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                ring.nextTurn(i);
            }
        }, "table");
        Thread door = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                String p = ring.kickLast();
                if (!p.isEmpty()) {
                    ring.enter(p);
                }
            }
        }, "door");
        table.start();
        door.start();
        table.join();
        door.join();
    }
}
// corpus: unseen12
