// run: scan --only stale-value
// expect: none
// the turn is tested, waited for and passed on inside one monitor
public class PingPongTable {
    enum Side {
        PING, PONG;

        Side other() {
            return this == PING ? PONG : PING;
        }
    }

    private Side turn = Side.PING;
    private final int[] hits = new int[2];

    synchronized void hit(Side me) throws InterruptedException {
        while (turn != me) {
            wait();
        }
        hits[me.ordinal()]++;
        turn = me.other();
        notifyAll();
    }

    synchronized int lead() {
        return hits[0] - hits[1];
    }

    static class Player extends Thread {
        private final PingPongTable table;
        private final Side side;

        Player(PingPongTable table, Side side) {
            this.table = table;
            this.side = side;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 500; i++) {
                    table.hit(side);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PingPongTable table = new PingPongTable();
        Player[] players = new Player[4];
        for (int i = 0; i < players.length; i++) {
            players[i] = new Player(table, Side.values()[i % 2]);
            players[i].start();
        }
        for (Player p : players) {
            p.join();
        }
        System.out.println("lead " + table.lead());
    }
}
// corpus: unseen
