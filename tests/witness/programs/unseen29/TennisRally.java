/** Two players hit one ball back and forth until somebody misses. */
public class TennisRally {

    static class Ball {
        private double speed = 20;
        private int shots;
        private StringBuilder commentary = new StringBuilder();

        void hit(String by, double factor) {
            speed *= factor;
            shots++;
            if (shots % 10 == 0) {
                commentary.append(by).append('@').append((int) speed).append(' ');
            }
        }
    }

    static class Court {
        static final int OVER = -1;
        private final Ball ball = new Ball();
        private volatile int turn = 0;

        boolean awaitTurn(int side) {
            int t;
            while ((t = turn) != side) {
                if (t == OVER) {
                    return false;
                }
                Thread.yield();
            }
            return true;
        }

        void pass(int side) {
            turn = 1 - side;
        }

        void finish() {
            turn = OVER;
        }
    }

    static class Player implements Runnable {
        private final Court court;
        private final int side;
        private final double strength;

        Player(Court court, int side, double strength) {
            this.court = court;
            this.side = side;
            this.strength = strength;
        }

        @Override
        public void run() {
            while (court.awaitTurn(side)) {
                if (court.ball.speed > 200) {
                    court.ball.commentary.append("missed by ").append(side);
                    court.finish();
                } else {
                    court.ball.hit("player" + side, strength);
                    court.pass(side);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Court court = new Court();
        Thread a = new Thread(new Player(court, 0, 1.03));
        Thread b = new Thread(new Player(court, 1, 1.05));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(court.ball.shots + " shots: " + court.ball.commentary);
    }
}
