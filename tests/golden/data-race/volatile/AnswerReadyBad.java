// run: scan --only data-race
// expect: data-race field=AnswerReadyBad.answer severity=high
// expect: data-race field=AnswerReadyBad.ready severity=high
public class AnswerReadyBad {
    private int answer; private boolean ready;
    public static void main(String[] args) {
        AnswerReadyBad box = new AnswerReadyBad();
        Thread reader = new Thread(() -> { while (!box.ready) Thread.onSpinWait(); System.out.println(box.answer); });
        reader.start();
        box.answer = 42;
        box.ready = true;
    }
}
// corpus: unseen22
