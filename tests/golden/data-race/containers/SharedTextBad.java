// run: scan --only data-race
// expect: data-race field=SharedTextBad.text severity=high
public class SharedTextBad {
    private StringBuilder text = new StringBuilder();
    void write(String s) { text.append(s); }
    public static void main(String[] args) throws Exception {
        SharedTextBad b = new SharedTextBad();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { String s = "w" + i; ts[i] = new Thread(() -> b.write(s)); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(b.text);
    }
}
// corpus: unseen22
