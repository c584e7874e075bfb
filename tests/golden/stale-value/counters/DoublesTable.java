// run: scan --only stale-value
// expect: stale-value
// a player looks whose turn it is and hits in a second step; with two players per side both partners see their turn and both hit
public class DoublesTable {
    enum Side {
        PING, PONG;

        Side other() {
            return this == PING ? PONG : PING;
        }
    }

    private Side turn = Side.PING;
    private final int[] hits = new int[2];

    synchronized Side turn() {
        return turn;
    }

    synchronized void hit(Side by) {
        hits[by.ordinal()]++;
        turn = by.other();
    }

    synchronized int lead() {
        return hits[0] - hits[1];
    }

    static class Player extends Thread {
        private final DoublesTable table;
        private final Side side;

        Player(DoublesTable table, Side side) {
            this.table = table;
            this.side = side;
            setDaemon(true);
        }

        @Override
        public void run() {
            while (!isInterrupted()) {
                if (table.turn() == side) {
                    table.hit(side);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DoublesTable table = new DoublesTable();
        for (int i = 0; i < 4; i++) {
            new Player(table, Side.values()[i % 2]).start();
        }
        for (int i = 0; i < 20; i++) {
            Thread.sleep(50);
            System.out.println("lead " + table.lead() + ", must be 0 or 1");
        }
    }
}
// corpus: unseen
