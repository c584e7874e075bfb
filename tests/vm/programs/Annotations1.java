// Annotations at run time: members of all kinds, defaults, repeated, inherited, on everything.
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;

class Annotations1 {
	enum Level { LOW, HIGH }

	@Retention(RetentionPolicy.RUNTIME)
	@Inherited
	@interface Info {
		String name() default "none";

		int[] numbers() default { 1, 2 };

		Level level() default Level.LOW;

		Class<?> type() default Object.class;

		Tag[] tags() default { };

		double weight() default 1.5;
	}

	@Retention(RetentionPolicy.RUNTIME)
	@Repeatable(Tags.class)
	@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.TYPE })
	@interface Tag {
		String value();
	}

	@Retention(RetentionPolicy.RUNTIME)
	@Target({ ElementType.METHOD, ElementType.FIELD })
	@interface Tags {
		Tag[] value();
	}

	@interface Invisible { }

	@Info(name = "base", numbers = 7, level = Level.HIGH, type = String[].class, tags = { @Tag("x") })
	@Invisible
	static class Base {
		@Tag("field")
		int field;

		@Tag("one")
		@Tag("two")
		void method(@Tag("p") int a, String b) { }

		@Deprecated
		void old() { }
	}

	static class Derived extends Base { }

	public static void main(String[] args) throws Exception {
		Info info = Derived.class.getAnnotation(Info.class);
		System.out.println(info.name() + Arrays.toString(info.numbers()) + info.level() + info.type() + info.tags()[0].value() + info.weight());
		System.out.println(info.equals(Base.class.getAnnotation(Info.class)) + " " + (info.hashCode() == Base.class.getAnnotation(Info.class).hashCode()));
		System.out.println(info.annotationType() + " " + Derived.class.getDeclaredAnnotations().length + " " + Base.class.getAnnotations().length);
		System.out.println(Base.class.getDeclaredField("field").getAnnotation(Tag.class).value());
		var method = Base.class.getDeclaredMethod("method", int.class, String.class);
		for (Tag t : method.getAnnotationsByType(Tag.class)) {
			System.out.println(t.value());
		}
		System.out.println(method.isAnnotationPresent(Tag.class) + " " + method.isAnnotationPresent(Tags.class));
		for (Annotation[] list : method.getParameterAnnotations()) {
			System.out.println(list.length + (list.length > 0 ? ((Tag) list[0]).value() : ""));
		}
		System.out.println(Base.class.getDeclaredMethod("old").isAnnotationPresent(Deprecated.class));
		System.out.println(Info.class.getMethod("level").getDefaultValue());
		System.out.println(method.getAnnotation(Tags.class));
		System.out.println(Info.class.isAnnotation() + " " + info.toString().contains("weight=1.5"));
	}
}
