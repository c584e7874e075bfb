/** Limits are replaced as a whole; the first ones are set before anybody looks. */
public class LimitsHolder {
    static class Limits {
        private int rate;
        private int burst;
    }

    private volatile Limits limits;
    private int owner;
    private int allowed;

    void boot(int owner) {
        this.owner = owner; // @owner not parallel: allow, not parallel: rate
        reload(1);
    }

    void reload(int rate) {
        Limits fresh = new Limits(); // shared
        fresh.rate = rate; // @rate parallel: allow, not parallel: rate
        fresh.burst = 2 * rate; // @burst parallel: allow, not parallel: burst
        limits = fresh;
    }

    void use() {
        Limits l = limits;
        if (l.burst >= l.rate) {
            allowed += owner; // @allow parallel: allow
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LimitsHolder holder = new LimitsHolder(); // shared
        holder.boot(1);
        Thread[] users = new Thread[2]; // confined
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    holder.use();
                }
            });
            users[i].start();
        }
        holder.reload(5);
        for (Thread u : users) {
            u.join();
        }
        holder.reload(9);
        System.out.println(holder.allowed > 0); // @end not parallel: allow
    }
}
