// Verdict is written after countDown(), main reads it after await() without join.
// run: scan --only data-race
// expect: data-race field=RiskCheck$Check.verdict
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class RiskCheck {
    static class Check extends Thread {
        private final CountDownLatch finished;
        private final String rule;
        private final long amount;
        private int score;
        private String verdict = "PENDING";

        Check(String rule, long amount, CountDownLatch finished) {
            this.rule = rule;
            this.amount = amount;
            this.finished = finished;
        }

        @Override
        public void run() {
            int s = 0;
            for (char c : rule.toCharArray()) {
                s = (s * 31 + c) % 97;
            }
            score = s;
            finished.countDown();
            verdict = amount > 50_000 && s > 40 ? "REVIEW" : "PASS";
        }

        int score() {
            return score;
        }

        String verdict() {
            return verdict;
        }
    }

    static String decide(List<Check> checks) {
        int total = 0;
        for (Check c : checks) {
            total += c.score();
            if ("REVIEW".equals(c.verdict())) {
                return "manual review by " + c.rule;
            }
        }
        return "accepted with score " + total;
    }

    public static void main(String[] args) throws InterruptedException {
        String[] rules = {"velocity", "geo-ip", "card-bin", "device-print"};
        CountDownLatch finished = new CountDownLatch(rules.length);
        List<Check> checks = new ArrayList<>();
        for (String r : rules) {
            Check c = new Check(r, 72_000, finished);
            checks.add(c);
            c.start();
        }
        finished.await();
        System.out.println(decide(checks));
    }
}
// corpus: unseen27
