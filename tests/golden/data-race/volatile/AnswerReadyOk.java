// run: scan --only data-race
// expect: none
public class AnswerReadyOk {
    private int answer; private volatile boolean ready;
    public static void main(String[] args) {
        AnswerReadyOk box = new AnswerReadyOk();
        Thread reader = new Thread(() -> { while (!box.ready) Thread.onSpinWait(); System.out.println(box.answer); });
        reader.start();
        box.answer = 42;
        box.ready = true;
    }
}
// corpus: unseen22
