// All writers are static synchronized methods; one reader is not.
class StaticWriters {
    private static int count;
    static synchronized void up() {
        change(1);
    }
    static synchronized void down() {
        change(-1);
    }
    private static void change(int by) {
        count += by; // held: StaticWriters.class
    }
    static int look() {
        return count; // not held: StaticWriters.class
    }
    public static void main(String[] args) {
        new Thread(() -> up()).start();
        new Thread(StaticWriters::down).start();
        look();
    }
}
