"""Lessons: small positions on the real table, one idea per step, with a scripted opponent."""

from kingdom.lessons.course import Course, begin, deeds_of_others, playable
from kingdom.lessons.loading import LessonError, lesson, lessons, read_lesson
from kingdom.lessons.model import Lesson, Step, Words, Wrong

__all__ = [
    "Course",
    "Lesson",
    "LessonError",
    "Step",
    "Words",
    "Wrong",
    "begin",
    "deeds_of_others",
    "lesson",
    "lessons",
    "playable",
    "read_lesson",
]
