// The worker counts the latch down before its last write to rejected, so main's read after await is unordered with it.
// run: scan --only data-race --min-severity medium
// expect: data-race field=SurveyTally$Shard.rejected
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class SurveyTally {
    static class Shard implements Runnable {
        private final List<String> answers;
        private final CountDownLatch done;
        private int yes;
        private int no;
        private int rejected;

        Shard(List<String> answers, CountDownLatch done) {
            this.answers = answers;
            this.done = done;
        }

        @Override
        public void run() {
            int odd = 0;
            for (String a : answers) {
                switch (a) {
                    case "y":
                        yes++;
                        break;
                    case "n":
                        no++;
                        break;
                    default:
                        odd++;
                }
            }
            finish(odd);
        }

        private void finish(int odd) {
            done.countDown();
            rejected = odd;
        }

        int counted() {
            return yes + no;
        }

        int rejected() {
            return rejected;
        }
    }

    static List<String> answers(int seed) {
        String[] all = {"y", "n", "?", "y"};
        List<String> out = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            out.add(all[(i * seed + seed) % all.length]);
        }
        return out;
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(3);
        List<Shard> shards = new ArrayList<>();
        for (int s = 1; s <= 3; s++) {
            Shard shard = new Shard(answers(s), done);
            shards.add(shard);
            new Thread(shard, "shard-" + s).start();
        }
        done.await();
        int counted = 0;
        int rejected = 0;
        for (Shard s : shards) {
            counted += s.counted();
            rejected += s.rejected();
        }
        System.out.println(counted + " " + rejected);
    }
}
