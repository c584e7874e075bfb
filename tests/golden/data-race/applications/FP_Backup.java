// JLS 17.4.4: a thread's last action synchronizes-with a detection of its end by isAlive() == false, which precedes each read.
// run: scan --only data-race
// expect: data-race field=FP_Backup$Copier.log
// expect: data-race field=FP_Backup$Copier.bytes
// expect: data-race field=FP_Backup$Copier.error
import java.util.ArrayList;
import java.util.List;

public class FP_Backup {

    static class Copier extends Thread {
        private final int files;
        private long bytes;
        private String error;
        private List<String> log;

        Copier(int files) {
            super("copier");
            this.files = files;
        }

        @Override
        public void run() {
            log = new ArrayList<>();
            for (int i = 0; i < files; i++) {
                bytes += copy("file" + i);
            }
            if (bytes == 0) {
                error = "nothing copied";
            }
        }

        private long copy(String name) {
            log.add(name);
            return name.length() * 1024L;
        }

        String report() {
            if (isAlive()) {
                return "running";
            }
            return error != null ? error : bytes + " bytes, " + log.size() + " files";
        }
    }

    private static boolean busy(List<Copier> copiers) {
        for (Copier c : copiers) {
            if (c.isAlive()) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        List<Copier> copiers = new ArrayList<>();
        for (int n : new int[] {10, 200, 0}) {
            Copier c = new Copier(n);
            c.start();
            copiers.add(c);
        }
        while (busy(copiers)) {
            for (Copier c : copiers) {
                System.out.println(c.report());
            }
            Thread.sleep(5);
        }
        long total = 0;
        for (Copier c : copiers) {
            total += c.bytes;
            System.out.println(c.report());
        }
        System.out.println(total);
    }
}
// corpus: unseen26
