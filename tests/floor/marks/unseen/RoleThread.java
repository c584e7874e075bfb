/** One Runnable, two roles: what run() does follows from a field set by the constructor. */
public class RoleThread implements Runnable {
    private static final Object LOG = new Object();
    private static int leaders;
    private static int followers;
    private static int lines;
    private static int checks;
    private final boolean leader;
    private final boolean quiet;

    RoleThread(boolean leader) {
        this.leader = leader;
        this.quiet = true;
    }

    @Override
    public void run() {
        if (leader) {
            leaders++; // @lead not parallel: lead, parallel: follow
        } else {
            followers++; // @follow parallel: follow
        }
        if (quiet) {
            synchronized (LOG) {
                log();
            }
        } else {
            log();
        }
        trace(leader);
    }

    private void log() {
        lines++; // @log held: LOG, not parallel: log, parallel: follow
    }

    private static void trace(boolean alone) {
        if (alone) {
            checks++; // @alone not parallel: alone, not held: LOG, parallel: log
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] group = new Thread[4]; // confined
        for (int i = 1; i < group.length; i++) {
            group[i] = new Thread(new RoleThread(false));
            group[i].start();
        }
        group[0] = new Thread(new RoleThread(true));
        group[0].start(); // @lastStart parallel: follow
        for (Thread t : group) {
            t.join();
        }
        System.out.println(leaders + followers + checks); // @end not parallel: lead, not parallel: follow
    }
}
