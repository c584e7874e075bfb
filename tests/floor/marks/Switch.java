// run() switches on a field that was set just before: each thread does one thing.
class Switch implements Runnable {
    final int what;
    static int a, b;
    Switch(int what) { this.what = what; }
    public void run() {
        switch (what) {
        case 1:
            a++; // @a not parallel: a, parallel: b
            break;
        default:
            b++; // @b not parallel: b, parallel: a
        }
    }
    public static void main(String[] args) {
        new Thread(new Switch(1)).start();
        new Thread(new Switch(2)).start();
        a = 0; // @main parallel: a, parallel: b
    }
}
