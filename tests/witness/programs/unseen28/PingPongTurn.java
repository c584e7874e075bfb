public class PingPongTurn {
    static class Ball {
        int bounces;
        double speed = 1.0;
        final StringBuilder trace = new StringBuilder();
    }

    static class Match {
        static final int STOP = -1;
        private volatile int turn;
        private final Ball ball = new Ball();
        private final int limit;

        Match(int limit) {
            this.limit = limit;
        }

        boolean awaitTurn(int player) {
            int t;
            while ((t = turn) != player) {
                if (t == STOP) {
                    return false;
                }
                Thread.onSpinWait();
                Thread.yield();
            }
            return true;
        }

        void hit(int player) {
            ball.bounces++;
            ball.speed *= player == 0 ? 1.01 : 0.99;
            ball.trace.append(player == 0 ? 'i' : 'o');
            turn = ball.bounces >= limit ? STOP : 1 - player;
        }
    }

    static class Player extends Thread {
        private final Match match;
        private final int number;
        private int hits;

        Player(Match match, int number) {
            this.match = match;
            this.number = number;
        }

        @Override
        public void run() {
            while (match.awaitTurn(number)) {
                hits++;
                match.hit(number);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Match match = new Match(500);
        Player ping = new Player(match, 0);
        Player pong = new Player(match, 1);
        ping.start();
        pong.start();
        ping.join();
        pong.join();
        System.out.println(ping.hits + "/" + pong.hits + " speed " + match.ball.speed);
        System.out.println(match.ball.trace.length() + " recorded");
    }
}
