// run: scan --only stale-value
// expect: stale-value
// Referee.award goes through score() and setScore() of the player, each locked alone; two referees lose points
import java.util.List;
import java.util.Random;

public class ArenaScores {
    static final class Combatant {
        private final String name;
        private int score;
        private int rank;

        Combatant(String name) {
            this.name = name;
        }

        synchronized int score() {
            return score;
        }

        synchronized void setScore(int s) {
            score = s;
            rank = s / 1000;
        }

        synchronized int rank() {
            return rank;
        }

        String name() {
            return name;
        }
    }

    static final class Referee {
        private final List<Combatant> field;
        private final Random random;

        Referee(List<Combatant> field, long seed) {
            this.field = field;
            this.random = new Random(seed);
        }

        void award(int points) {
            Combatant c = field.get(random.nextInt(field.size()));
            c.setScore(c.score() + bonus(c) + points);
        }

        private static int bonus(Combatant c) {
            return c.name().isEmpty() ? 1 : 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Combatant> field = List.of(new Combatant("orc"), new Combatant("elf"));
        Thread[] referees = new Thread[3];
        for (int i = 0; i < referees.length; i++) {
            Referee r = new Referee(field, i);
            referees[i] = new Thread(() -> {
                for (int k = 0; k < 50_000; k++) {
                    r.award(1);
                }
            });
            referees[i].start();
        }
        for (Thread t : referees) {
            t.join();
        }
        System.out.println(field.get(0).score() + field.get(1).score() + " of 150000, rank " + field.get(0).rank());
    }
}
// corpus: unseen
